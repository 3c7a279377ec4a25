/** What a visitor does first, whatever the device. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
];

/** Nobody waits longer than this after the page has loaded (ms). */
const patience = 3000;

let waking: Promise<void> | null = null;

/**
 * Resolves at the visitor's first sign of life, or when the page has been at rest for a while; at once where the
 * address names a place inside the page.
 */
export function awake(): Promise<void> {
  waking ??= new Promise((resolve) => {
    const wake = () => {
      for (const sign of signs) window.removeEventListener(sign, wake, { capture: true });
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true });
    const { search, hash } = window.location;
    if (search || hash || window.scrollY > 0) wake();
    else if (document.readyState === 'complete') setTimeout(wake, patience);
    else window.addEventListener('load', () => setTimeout(wake, patience), { once: true });
  });
  return waking;
}

/** Sections that React has not taken over yet, and what was clicked meanwhile. */
const waiting = new Set<string>();
let clicked: HTMLElement[] = [];

/** From now on clicks wait until this section stands, too. */
export function holdClicks(id: string): void {
  if (waiting.size === 0) document.addEventListener('click', hold, { capture: true });
  waiting.add(id);
}

/** The section stands, or never will. When the last one does, what was clicked meanwhile is clicked again. */
export function letClicksGo(id: string): void {
  if (!waiting.delete(id) || waiting.size > 0) return;
  document.removeEventListener('click', hold, { capture: true });
  const elements = clicked;
  clicked = [];
  for (const element of elements) element.click();
}

/**
 * Buttons need their script. So do links inside the site: another address, even another hash, renders the page anew,
 * and React would drop the HTML of a section that does not stand yet. What opens in a new tab goes its way.
 */
function hold(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null;
  const element = target?.closest<HTMLElement>('button, a[href]:not([target])');
  if (!element || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clicked.push(element);
}
