import { startProgress } from './progress.ts';

/** Works on all items, `parallel` at a time, in their order. A `label` shows the progress on the terminal. */
export async function inParallel<T>(
  items: T[],
  parallel: number,
  work: (item: T) => Promise<unknown>,
  label?: string,
): Promise<void> {
  const step = label ? startProgress(label, items.length) : () => {};
  const waiting = items.values();
  const workOn = async () => {
    for (const item of waiting) {
      await work(item);
      step();
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, items.length) }, workOn));
}
