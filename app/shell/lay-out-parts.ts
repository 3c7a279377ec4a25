/** So long at most (ms) the page is busy with it at a time: a tap in between is answered at once. */
const longest = 6;
/** As long as browsers without idle callbacks are left alone in between (ms). */
const pause = 30;

/**
 * Lays out what the first paint left out (parts-script.ts), a few parts at a time, whenever the browser has nothing
 * else to do. In the end the page is as if it had been laid out in one go.
 */
export function layOutParts(): void {
  const { classList } = document.documentElement;
  const parts = document.querySelectorAll<HTMLElement>('main > section, main [data-reveal], footer').values();
  const goOn = () => {
    const since = performance.now();
    while (classList.contains('in-parts')) {
      if (performance.now() - since > longest) return whenIdle(goOn);
      const { value: part } = parts.next();
      if (part) layOut(part);
      else classList.remove('in-parts');
    }
  };
  whenIdle(goOn);
}

function layOut(part: HTMLElement): void {
  part.dataset.laidOut = '';
  // Asking for a size has it laid out now, so that the time it takes is known.
  part.getBoundingClientRect();
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, pause);
}
