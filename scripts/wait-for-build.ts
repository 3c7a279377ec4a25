import { once } from 'node:events';
import type { Plugin } from 'vite';

/** What scripts/build-pages.ts tells: app/generated is there, and all is known that pages say. */
export type WaitedFor = 'prepared' | 'known';

/** Started as part of the build, and not by hand. */
const isChild = process.send !== undefined;
const told = new Set<WaitedFor>();
if (isChild) process.on('message', (message: WaitedFor) => told.add(message));

/** The code is built and pages are prerendered while other steps of the build still run: waits for what they need of those. */
export const waitForBuild: Plugin = {
  name: 'wait-for-build',
  apply: 'build',
  buildStart: () => until('prepared'),
  // Prerendering asks a preview for the pages.
  configurePreviewServer: () => until('known').then(() => process.disconnect?.()),
};

async function until(part: WaitedFor): Promise<void> {
  while (isChild && !told.has(part)) await once(process, 'message');
}
