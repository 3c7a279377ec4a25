// `npm start` installs missing packages and serves the site. This file imports only node: modules until the packages are installed.
import { installWhatIsMissing } from './install.mjs';
import { run } from './tools/run.mjs';

try {
  await installWhatIsMissing();
  await run('node', ['scripts/serve/start.ts'], { env: { WORK_FOLDER: '.cache/start' } });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
