// `npm run bench`: installs what is missing, builds, and measures the built site. Only node: modules until the
// install is done. Its flags go to bench/bench.ts; --no-build measures what build/client holds already.

import { installPackagesOf, installWhatIsMissing } from './install.mjs';
import { findOrInstallBrowser } from './tools/browser.mjs';
import { run } from './tools/run.mjs';

try {
  const flags = process.argv.slice(2);
  await installWhatIsMissing();
  await installPackagesOf('bench/packages');
  const browser = await findOrInstallBrowser();
  // A wrong flag is told before the build, not after it.
  await run('node', ['bench/options.ts', ...flags]);
  if (!flags.includes('--no-build')) await run('node', ['scripts/build/build.ts']);
  await run('node', ['bench/bench.ts', ...flags], { env: browser ? { CHROMIUM_PATH: browser } : {} });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
