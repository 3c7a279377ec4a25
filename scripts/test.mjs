// `npm test` installs missing packages and a browser and runs every check. CI runs nothing else.
// `npm run test:all` also runs the browser checks in every combination (tests/README.md).

import { installWhatIsMissing } from './install.mjs';
import { findOrInstallBrowser } from './tools/browser.mjs';
import { makeFolderInMemory } from './tools/folder-in-memory.mjs';
import { findFreePort } from './tools/free-port.mjs';
import { run } from './tools/run.mjs';

/* These checks need no built site. They run in parallel with the build, so that errors are reported early. */
const besideBuild = ['lint', 'typecheck', 'test:unit'];
const onBuiltSite = ['test:site'];

let passed = 0;

async function runChecks() {
  await installWhatIsMissing();
  const browser = await findOrInstallBrowser();
  const folder = makeFolderInMemory();
  // The checks serve the site on a free port, so that they do not test a site that is already being served.
  const env = {
    SITE_PORT: String(await findFreePort()),
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    ...(folder ? { TMPDIR: folder } : {}),
    ...(process.argv.includes('--all') ? { CHECK_ALL: '1' } : {}),
  };
  await Promise.all([check('build', { env, isQuiet: true }), checkInTurn(besideBuild, env)]);
  await checkInTurn(onBuiltSite, env);
  console.log(`\nchecks: ${passed} passed, 0 failed`);
}

async function checkInTurn(steps, env) {
  for (const step of steps) await check(step, { env });
}

/** Runs one npm script; ends the process if it fails. */
async function check(step, options) {
  console.log(`── ${step} …`);
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  try {
    await run('npm', ['run', step, '--silent'], options);
  } catch (error) {
    if (options.isQuiet) console.error(error.message);
    console.error(`\n── ${step} failed after ${seconds()} s`);
    console.error(`checks: ${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`── ${step}: ${seconds()} s`);
}

runChecks().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
