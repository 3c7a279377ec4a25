// `npm start`: installs what is missing and serves the site. Only node: modules until the install is done.
import { installWhatIsMissing } from './install.mjs';
import { run } from './tools/run.mjs';

try {
  await installWhatIsMissing();
  await run('node', ['scripts/serve/start.ts'], { env: { WORK_FOLDER: '.cache/start' } });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
