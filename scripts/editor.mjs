// `npm run editor` installs missing packages and starts the owner's editor. This file imports only node: modules until the
// packages are installed.
import { installWhatIsMissing } from './install.mjs';
import { run } from './tools/run.mjs';

try {
  await installWhatIsMissing();
  await run('node', ['editor/server/main.ts']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
