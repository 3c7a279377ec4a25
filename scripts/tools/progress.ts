/** What is counted at present, by what it is called. */
const running = new Map<string, { done: number; total: number }>();
const every = 2000;

let timer: NodeJS.Timeout | undefined;
let begun = 0;

/**
 * Counts steps of work on the terminal, side by side with others: `pictures 340 of 1177, PDF 12 of 82 (14 s)`, every two
 * seconds until all of them are done.
 * @param total how many steps there are; 0 where nobody knows
 * @returns the function to call after each step, and one for when no more will come
 */
export function startProgress(label: string, total: number): { step: () => void; end: () => void } {
  const task = { done: 0, total };
  if (running.size === 0) {
    begun = performance.now();
    timer = setInterval(() => tell(), every);
    timer.unref();
  }
  running.set(label, task);
  return {
    step: () => {
      task.done += 1;
    },
    end: () => {
      if (running.get(label) !== task) return;
      if (performance.now() - begun > every) tell(label);
      running.delete(label);
      if (running.size === 0) clearInterval(timer);
    },
  };
}

function tell(only?: string): void {
  const parts = [...running]
    .filter(([label]) => only === undefined || label === only)
    .map(([label, { done, total }]) =>
      total > 0 ? `${label} ${done} of ${total}` : `${label} ${done || '…'}`,
    );
  console.log(`${parts.join(', ')} (${Math.round((performance.now() - begun) / 1000)} s)`);
}
