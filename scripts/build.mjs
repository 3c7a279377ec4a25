// `npm run build` builds the site. On an old Node, or with packages missing, it prints one sentence on what to do. This file
// imports only node: modules.
import { expectInstalled } from './install.mjs';
import { run } from './tools/run.mjs';

try {
  expectInstalled();
  await run('node', ['scripts/build/build.ts']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
