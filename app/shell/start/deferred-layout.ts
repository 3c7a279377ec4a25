/** Elements that the first paint may leave out if they are below the window; styles/base.css defines how. */
const deferredSelector = 'main section, main [data-reveal], footer';
/** Longest time (ms) of one task, so that a tap in between is answered at once. */
const maxTask = 8;
/** The elements are laid out after the page has loaded or, on a slow connection, after this time (ms). */
const timeout = 800;

/**
 * Skips the layout of everything below the window before the first paint, for visitors who arrive at the top of a page.
 * The rest is laid out in idle moments, until the page looks as if it had been laid out at once. Visitors who go back,
 * reload, or arrive at a position inside the page get the whole layout at once, because such a position depends on the
 * heights above it. If a visitor follows a link meanwhile, the rest is laid out at that moment.
 */
export function deferLayout(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') return;
  const { classList } = document.documentElement;
  classList.add('deferred-layout');
  const layOutAll = () => classList.remove('deferred-layout');
  addEventListener('popstate', layOutAll);
  // The scroll offset is stored for the way back, so the tapped link must stay where it is in the window. Browsers
  // keep positions by themselves (scroll anchoring), but not in answer to a tap.
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
      // Reading the size forces the layout now, so that its time is measured.
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
