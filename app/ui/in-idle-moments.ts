/** So long at most (ms) the page is busy at a time: a tap in between is answered at once. */
const longest = 6;
/** As long as browsers without idle callbacks are left alone in between (ms). */
const pause = 30;

/**
 * Does something with each item, a few at a time, whenever the browser has nothing else to do.
 * @param goOn is asked before each item; when it says no, the rest is left
 * @param then when no item is left
 */
export function inIdleMoments<T>(
  items: Iterable<T>,
  work: (item: T) => void,
  goOn: () => boolean,
  then: () => void,
): void {
  const left = items[Symbol.iterator]();
  const some = () => {
    const since = performance.now();
    while (goOn()) {
      if (performance.now() - since > longest) return whenIdle(some);
      const { value: item, done } = left.next();
      if (done) return then();
      work(item);
    }
  };
  whenIdle(some);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, pause);
}
