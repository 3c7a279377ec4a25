import { once } from 'node:events';
import type { Plugin } from 'vite';

/**
 * Messages from scripts/build/build-pages.ts. `prepared`: app/generated is written; `page_data`: all data that pages show is
 * known.
 */
export type BuildStage = 'prepared' | 'page_data';

/** Only scripts/build/build-pages.ts sets this variable, so that React Router, when a person starts it, waits for no messages. */
const isPartOfBuild = process.env.WAIT_FOR_BUILD === '1';

// React Router loads this module several times. Received messages are kept in environment variables, which all its instances
// share.
const nameOf = (stage: BuildStage) => `BUILD_STAGE_${stage.toUpperCase()}`;
if (isPartOfBuild) {
  process.on('message', (stage: BuildStage) => {
    process.env[nameOf(stage)] = '1';
  });
  // This process ends when the build that started it was killed.
  process.on('disconnect', () => {
    if (process.env[nameOf('page_data')] !== '1') process.exit(1);
  });
}

/**
 * A Vite plugin that waits for other steps of the build, which run in parallel: bundling waits for app/generated, prerendering for
 * the data of the pages.
 */
export const waitForBuild: Plugin = {
  name: 'wait-for-build',
  buildStart: () => until('prepared'),
  // Prerendering requests the pages from a preview server, so it starts only when this function has returned.
  async configurePreviewServer() {
    await until('page_data');
    // An open IPC channel would keep this process running.
    if (process.connected) process.disconnect();
  },
};

async function until(stage: BuildStage): Promise<void> {
  while (isPartOfBuild && process.env[nameOf(stage)] !== '1') await once(process, 'message');
}
