import { useSyncExternalStore } from 'react';
import type { Hydration } from './hydration.ts';

/* A click alone is how assistive tools press. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'click'] as const;
let hasInteracted = false;

/** So long (ms) after it what the input itself wants goes first: a tap takes a tenth of a second alone. */
const pause = 400;

/** Whether the visitor has touched, typed or scrolled, told a moment later; false in the HTML and in the first render. */
export function useFirstInteraction(): boolean {
  return useSyncExternalStore(
    follow,
    () => hasInteracted,
    () => false,
  );
}

function follow(onChange: () => void) {
  let timer: number | undefined;
  const onInput = () => {
    timer ??= window.setTimeout(() => {
      hasInteracted = true;
      onChange();
    }, pause);
  };
  for (const input of inputs) window.addEventListener(input, onInput, { passive: true, once: true });
  // What brought React is one, too.
  if (document.documentElement.dataset.hydration === ('by-sign' satisfies Hydration)) onInput();
  // What came before this script was there, the browser tells afterwards.
  const observer = new PerformanceObserver(onInput);
  observer.observe({ type: 'first-input', buffered: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const input of inputs) window.removeEventListener(input, onInput);
  };
}
