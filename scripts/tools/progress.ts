/** The running tasks by their labels. */
const running = new Map<string, { done: number; total: number }>();
/** The time between two printed lines of progress, ms. */
const interval = 2000;

let timer: NodeJS.Timeout | undefined;
let begun = 0;

/**
 * Shows the progress of a task on the terminal, in one line with other running tasks: `pictures 340 of 1177, PDF 12 of 82 (14 s)`.
 * A line is printed every two seconds until all tasks are done.
 * @param total the number of steps, or 0 if it is unknown
 * @returns `step` to call after each step, and `end` to call at the end
 */
export function startProgress(label: string, total: number): { step: () => void; end: () => void } {
  const task = { done: 0, total };
  if (running.size === 0) {
    begun = performance.now();
    timer = setInterval(() => print(), interval);
    timer.unref();
  }
  running.set(label, task);
  return {
    step: () => {
      task.done += 1;
    },
    end: () => {
      if (running.get(label) !== task) return;
      if (performance.now() - begun > interval) print(label);
      running.delete(label);
      if (running.size === 0) clearInterval(timer);
    },
  };
}

function print(only?: string): void {
  const counts = [...running]
    .filter(([label]) => only === undefined || label === only)
    .map(([label, { done, total }]) =>
      total > 0 ? `${label} ${done} of ${total}` : `${label} ${done || '…'}`,
    );
  console.log(`${counts.join(', ')} (${Math.round((performance.now() - begun) / 1000)} s)`);
}
