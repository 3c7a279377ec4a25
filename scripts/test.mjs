// `npm test`: installs what is missing, a browser included, and runs every check. All that CI runs.
// `npm run test:all` makes the checks in a browser in every combination (tests/README.md), too.
import { findOrInstallBrowser } from './browser.mjs';
import { findFreePort } from './free-port.mjs';
import { installWhatIsMissing } from './install.mjs';
import { run } from './run.mjs';

/* Types and units read what the build has made. */
const steps = ['lint', 'build', 'typecheck', 'test:unit', 'test:site'];

async function runChecks() {
  await installWhatIsMissing();
  const browser = await findOrInstallBrowser();
  // A port of its own, so that a site being served meanwhile is neither disturbed nor tested by mistake.
  const env = {
    SITE_PORT: String(await findFreePort()),
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    ...(process.argv.includes('--all') ? { CHECK_ALL: '1' } : {}),
  };

  for (const [passed, step] of steps.entries()) {
    console.log(`\n── ${step} ──`);
    const started = Date.now();
    try {
      await run('npm', ['run', step, '--silent'], { env });
    } catch {
      console.error(`\n${step} failed after ${secondsSince(started)} s`);
      console.error(`checks: ${passed} passed, 1 failed`);
      process.exit(1);
    }
    console.log(`── ${step}: ${secondsSince(started)} s ──`);
  }
  console.log(`\nchecks: ${steps.length} passed, 0 failed`);
}

function secondsSince(start) {
  return ((Date.now() - start) / 1000).toFixed(1);
}

runChecks().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
