import { once } from 'node:events';
import type { Plugin } from 'vite';

/** What scripts/build/build-pages.ts tells: app/generated is there, and all is known that pages say. */
export type WaitedFor = 'prepared' | 'known';

/** Set by scripts/build/build-pages.ts: whoever starts React Router by hand waits for nothing. */
const isPartOfBuild = process.env.WAIT_FOR_BUILD === '1';

// React Router reads these settings several times, each time as a module of its own: what was told is kept for all of them.
const nameOf = (part: WaitedFor) => `BUILD_IS_${part.toUpperCase()}`;
if (isPartOfBuild) {
  process.on('message', (part: WaitedFor) => {
    process.env[nameOf(part)] = '1';
  });
  // A build that was killed leaves nothing running.
  process.on('disconnect', () => {
    if (process.env[nameOf('known')] !== '1') process.exit(1);
  });
}

/** The code is built and pages are prerendered while other steps of the build still run: waits for what they need of those. */
export const waitForBuild: Plugin = {
  name: 'wait-for-build',
  buildStart: () => until('prepared'),
  // Prerendering asks a preview for the pages.
  async configurePreviewServer() {
    await until('known');
    // What is connected goes on running.
    if (process.connected) process.disconnect();
  },
};

async function until(part: WaitedFor): Promise<void> {
  while (isPartOfBuild && process.env[nameOf(part)] !== '1') await once(process, 'message');
}
