import { useSyncExternalStore } from 'react';

/* A click alone is how assistive tools press. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'click'] as const;
let hadInput = false;

/** Whether the visitor has touched, typed or scrolled since the page came; false in the HTML and in the first render. */
export function useHadInput(): boolean {
  return useSyncExternalStore(
    follow,
    () => hadInput,
    () => false,
  );
}

function follow(onChange: () => void) {
  const onInput = () => {
    hadInput = true;
    onChange();
  };
  for (const input of inputs) window.addEventListener(input, onInput, { passive: true, once: true });
  // What came before this script was there, the browser tells afterwards.
  const observer = new PerformanceObserver(onInput);
  observer.observe({ type: 'first-input', buffered: true });
  return () => {
    observer.disconnect();
    for (const input of inputs) window.removeEventListener(input, onInput);
  };
}
