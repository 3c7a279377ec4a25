import pLimit from 'p-limit';
import { startProgress } from './progress.ts';

/** Calls `work` for all items in order, with at most `parallel` calls at a time. With a `label` the terminal shows the progress. */
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
    // After an error no further item is started.
    limit.clearQueue();
    throw error;
  } finally {
    progress?.end();
  }
}
