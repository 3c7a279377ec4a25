/** The scripts wait for nothing longer than this (ms). */
const patience = 3000;

/** What a visitor does first, by hand, by key or by an assistive tool. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'click'];

/**
 * Scripts come when the page has loaded, that is after the pictures in the window, for which a slow line has room first;
 * at the visitor's first input; or after a while. Where they do not come, the page stays text and links.
 * @param element the script element that names the page's first module and, divided by spaces, all that it asks for
 */
export function bringScripts(element: HTMLOrSVGScriptElement | null): void {
  const { module = '', preloads = '' } = element?.dataset ?? {};
  let isAsked = false;
  const bring = () => {
    if (isAsked) return;
    isAsked = true;
    for (const href of preloads.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    whenRead(() => import(/* @vite-ignore */ module).catch(console.error));
  };
  for (const input of inputs) addEventListener(input, bring, { once: true, capture: true, passive: true });
  // In a task of its own, after the frame that shows what has loaded.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(bring)));
  setTimeout(bring, patience);
}

/** React takes over a whole page, not one that is still arriving. */
function whenRead(work: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', work);
  else work();
}
