// `npm test`: installs what is missing, a browser included, and runs every check. All that CI runs.
import { createServer } from 'node:net';
import { findOrInstallBrowser } from './browser.mjs';
import { installWhatIsMissing } from './install.mjs';
import { run } from './run.mjs';

const steps = ['prepare-assets', 'lint', 'typecheck', 'test:unit', 'build', 'test:site'];

async function runChecks() {
  await installWhatIsMissing();
  const browser = await findOrInstallBrowser();
  const env = { SITE_PORT: String(await findFreePort()), ...(browser ? { CHROMIUM_PATH: browser } : {}) };

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

/** A port of its own, so that a site being served meanwhile is neither disturbed nor tested by mistake. */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function secondsSince(start) {
  return ((Date.now() - start) / 1000).toFixed(1);
}

runChecks().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
