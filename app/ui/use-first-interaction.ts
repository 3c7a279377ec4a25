import { useSyncExternalStore } from 'react';
import type { Hydration } from './hydration.ts';

/* Inputs that count as a first interaction. `click` is listed for assistive tools, which send no other event. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'click'] as const;
let hasInteracted = false;

/** Delay (ms) after the first input. The answer to the input comes first: a tap alone takes a tenth of a second. */
const pause = 400;

/**
 * Whether the visitor has touched, typed or scrolled. The result becomes true a moment after the input. It is false in
 * the HTML and during hydration.
 */
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
  // An input that came before this script and started React counts as the first interaction, too.
  if (document.documentElement.dataset.hydration === ('by-sign' satisfies Hydration)) onInput();
  // Detects an input that came before this script ran: the browser reports such an input afterwards.
  const observer = new PerformanceObserver(onInput);
  observer.observe({ type: 'first-input', buffered: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const input of inputs) window.removeEventListener(input, onInput);
  };
}
