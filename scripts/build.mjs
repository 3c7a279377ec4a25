// `npm run build`: on any Node, with packages missing, says in a sentence what to do. Only node: modules here.
import { expectInstalled } from './install.mjs';
import { run } from './tools/run.mjs';

try {
  expectInstalled();
  await run('node', ['scripts/build/build.ts']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
