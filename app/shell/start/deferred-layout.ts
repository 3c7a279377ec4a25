/** What the first paint may leave out where it is below the window; styles/base.css says how. */
const deferredSelector = 'main section, main [data-reveal], footer';
/** So long at most (ms) the page is busy at a time: a tap in between is answered at once. */
const maxTask = 8;
/** The parts are laid out when the page has loaded, on a slow line after this long (ms). */
const timeout = 800;

/**
 * A visitor who arrives at the top of a page is spared laying out all that stands below the window before the first
 * paint; it is made up for in idle moments, until the page is as if laid out in one go. Who comes back, reloads or arrives
 * at a place inside the page gets it whole, since places are found by their height; so does who follows a link meanwhile.
 */
export function deferLayout(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') return;
  const { classList } = document.documentElement;
  classList.add('deferred-layout');
  const layOutAll = () => classList.remove('deferred-layout');
  addEventListener('popstate', layOutAll);
  // Where one is on the page is kept for the way back. Browsers hold a place of themselves, but not in answer to a tap.
  const layOutAllAround = (link: Element) => {
    const { top } = link.getBoundingClientRect();
    layOutAll();
    scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest?.('a');
    if (link && classList.contains('deferred-layout')) layOutAllAround(link);
  };
  addEventListener('click', onClick, { capture: true });

  const layOutSome = (remaining: HTMLElement[]) => {
    const start = performance.now();
    while (classList.contains('deferred-layout') && performance.now() - start < maxTask) {
      const element = remaining.shift();
      if (!element) return layOutAll();
      element.dataset.laidOut = '';
      // Asking for a size has it laid out now, so that the time it takes is known.
      element.getBoundingClientRect();
    }
    whenIdle(() => layOutSome(remaining));
  };
  let hasBegun = false;
  const begin = () => {
    if (!hasBegun) whenIdle(() => layOutSome([...document.querySelectorAll<HTMLElement>(deferredSelector)]));
    hasBegun = true;
  };
  addEventListener('load', begin);
  addEventListener('DOMContentLoaded', () => setTimeout(begin, timeout));
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 50 });
  else setTimeout(work, 30);
}
