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

/** What the visitor does first is answered before anything else: from the touch to the click it takes so long (ms). */
const answering = 150;

let waking: Promise<void> | null = null;

/**
 * Resolves at the visitor's first sign of life, or when the page has been at rest for a while; at once where the
 * address names a place inside the page.
 */
export function awake(): Promise<void> {
  waking ??= new Promise((resolve) => {
    const wake = () => {
      for (const sign of signs) window.removeEventListener(sign, wake, { capture: true });
      setTimeout(resolve, answering);
    };
    for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true });
    const { search, hash } = window.location;
    if (search || hash || window.scrollY > 0) wake();
    else if (document.readyState === 'complete') setTimeout(wake, patience);
    else window.addEventListener('load', () => setTimeout(wake, patience), { once: true });
  });
  return waking;
}
