// `npm run test:browsers`: the main journeys in Chromium, an old one too, Firefox and WebKit. Only node: modules until the install is done.
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
