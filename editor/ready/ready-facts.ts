import { git } from '../server/git.ts';
import type { ReadinessFacts } from './find-unready.ts';

/** What Git and the clock say of the content; without Git, the clock alone. */
export async function readyFacts(project: string): Promise<ReadinessFacts> {
  // A price that came with its item is none that was changed.
  const { output } = await git(
    project,
    ...['log', '-1', '--diff-filter=M', '-G^ +price:', '--format=%as', '--', 'content/frames'],
  ).catch(() => ({ output: '' }));
  return { today: new Date().toISOString().slice(0, 10), lastPrice: output || undefined };
}
