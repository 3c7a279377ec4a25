// `npm run editor`: installs what is missing and starts the owner's editor. Only node: modules until the install is done.
import { installWhatIsMissing } from './install.mjs';
import { run } from './tools/run.mjs';

try {
  await installWhatIsMissing();
  await run('node', ['editor/server/main.ts']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
