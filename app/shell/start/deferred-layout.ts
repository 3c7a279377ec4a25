/** Selects the elements that the first paint may leave out if they are below the window (see styles/base.css). */
const deferredSelector = 'main section, main [data-reveal], footer';
/** Longest time (ms) for which one task may lay out elements, so that a tap between two tasks is answered at once. */
const maxTask = 8;
/** Layout of the remaining elements begins when the page has loaded or, on a slow connection, after this time (ms). */
const timeout = 800;

/**
 * Speeds up the first paint by skipping the layout of everything below the window, for visitors who arrive at the top
 * of a page. The skipped elements are laid out afterwards, in idle moments, or at once when the visitor follows a link.
 * Visitors who go back, reload, or arrive inside the page get the whole layout at once, because their scroll position
 * depends on the heights above it.
 */
export function deferLayout(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') return;
  const { classList } = document.documentElement;
  classList.add('deferred-layout');
  addEventListener('popstate', layOutAll);
  // Lays out all elements without moving the tapped link in the window: the router stores the scroll offset for the way
  // back. Scroll anchoring by the browser does not work in answer to a tap.
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
    // Something else may have laid out everything.
    if (!classList.contains('deferred-layout')) return;
    const start = performance.now();
    while (performance.now() - start < maxTask) {
      const element = remaining.shift();
      if (!element) return layOutAll();
      element.dataset.laidOut = '';
      // Reading the element's size forces its layout now, so that the layout's time is measured.
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

/** Lays out all that is still skipped. */
export function layOutAll(): void {
  document.documentElement.classList.remove('deferred-layout');
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 50 });
  else setTimeout(work, 30);
}
