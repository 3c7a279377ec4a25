import { canHydrate } from './can-hydrate';

/** The scripts wait for nothing longer than this (ms). */
const timeout = 3000;

/** What a visitor does first, by hand, by key or by an assistive tool. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'click'];

/**
 * Scripts come when the page has loaded and is painted: a slow line has room for the pictures in the window first;
 * at the visitor's first input; or after a while. Where they do not come, the page stays text and links; a browser that could
 * not run them is not sent for them.
 * @param element the script element that names the page's first module and, divided by spaces, all that it asks for
 */
export function deferHydration(element: HTMLOrSVGScriptElement | null): void {
  const { module = '', preloads = '' } = element?.dataset ?? {};
  if (!canHydrate()) {
    document.documentElement.dataset.plain = '';
    // When the other parts of the head's program listen.
    setTimeout(() => dispatchEvent(new Event('hydration-failed')));
    return;
  }
  let isAsked = false;
  const bring = () => {
    if (isAsked) return;
    isAsked = true;
    for (const href of preloads.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    whenRead(() => import(/* @vite-ignore */ module).catch(tellLoss));
  };
  for (const input of inputs) addEventListener(input, bring, { once: true, capture: true, passive: true });
  // A page may have loaded before anything of it is painted.
  addEventListener('load', () => new PerformanceObserver(bring).observe({ type: 'paint', buffered: true }));
  setTimeout(bring, timeout);
}

/** replay-clicks.ts hears of it. */
function tellLoss(error: unknown) {
  console.error(error);
  dispatchEvent(new Event('hydration-failed'));
}

/** React takes over a whole page, not one that is still arriving. */
function whenRead(work: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', work);
  else work();
}
