// `npm start`: installs what is missing, builds and serves the site. Only node: modules until the install is done.
import { installWhatIsMissing } from './install.mjs';
import { run } from './run.mjs';

try {
  await installWhatIsMissing();
  await run('node', ['scripts/build.ts']);
  await run('node', ['scripts/serve.ts']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
