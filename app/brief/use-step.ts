import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/**
 * The steps of the brief: six questions, then the visitor’s name
 * with the message. Each step has its own hash in the address.
 */
export const steps = ['what', 'where', 'stage', 'style', 'budget', 'when', 'message'] as const;

export type Step = (typeof steps)[number];

/**
 * The current step of the brief, which the address’s hash names. Phones show only this step, so that the browser’s Back
 * button leads to the previous one. A move to another step focuses the step's title, which a screen reader then reads
 * aloud.
 */
export function useStep() {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const step: Step = (isHydrated && steps.find((one) => `#${one}` === hash)) || 'what';
  const previous = useRef<Step | null>(null);
  const isRequested = useRef(false);

  // Runs when the address changes: focuses the step's title, as the element with the focus may be hidden now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same step may be requested twice
  useEffect(() => {
    if (!isHydrated) return;
    if (isRequested.current || (previous.current !== null && previous.current !== step))
      document.getElementById(`${step}-title`)?.focus({ preventScroll: true });
    isRequested.current = false;
    previous.current = step;
  }, [isHydrated, step, key]);

  const goTo = (wanted: Step) => {
    isRequested.current = true;
    navigate(`#${wanted}`);
  };

  return { step, goTo };
}
