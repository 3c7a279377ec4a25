// `npm run bench` installs missing packages, builds the site and measures it. This file imports only node: modules until the
// packages are installed. The flags go to bench/bench.ts; with --no-build the site that build/client already holds is measured.

import { installPackagesOf, installWhatIsMissing } from './install.mjs';
import { findOrInstallBrowser } from './tools/browser.mjs';
import { run } from './tools/run.mjs';

try {
  const flags = process.argv.slice(2);
  await installWhatIsMissing();
  await installPackagesOf('bench/packages');
  const browser = await findOrInstallBrowser();
  // The flags are checked before the build, so that a wrong flag is reported at once.
  await run('node', ['bench/options.ts', ...flags]);
  if (!flags.includes('--no-build')) await run('node', ['scripts/build/build.ts']);
  await run('node', ['bench/bench.ts', ...flags], { env: browser ? { CHROMIUM_PATH: browser } : {} });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
