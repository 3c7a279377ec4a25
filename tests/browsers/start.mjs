// `npm run test:browsers` runs the main journeys in Chromium, Chromium 109, Firefox and WebKit. This file imports only node: modules
// until the packages are installed.
import { installWhatIsMissing } from '#scripts/install.mjs';
import { run } from '#scripts/tools/run.mjs';

try {
  await installWhatIsMissing();
  await run('node', ['scripts/build/build.ts']);
  await run('node', ['tests/browsers/run.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
