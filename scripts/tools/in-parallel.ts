import pLimit from 'p-limit';
import { startProgress } from './progress.ts';

/** Works on all items, `parallel` at a time, in their order. A `label` shows the progress on the terminal. */
export async function inParallel<T>(
  items: T[],
  parallel: number,
  work: (item: T) => Promise<unknown>,
  label?: string,
): Promise<void> {
  const progress = label ? startProgress(label, items.length) : undefined;
  const limit = pLimit(parallel);
  const one = async (item: T) => {
    await work(item);
    progress?.step();
  };
  try {
    await Promise.all(items.map((item) => limit(one, item)));
  } catch (error) {
    // What is wrong is wrong of all: nothing more is begun.
    limit.clearQueue();
    throw error;
  } finally {
    progress?.end();
  }
}
