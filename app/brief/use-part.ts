import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** The parts of the brief, each with a place in the address: six questions, then who writes and the message. */
export const parts = ['what', 'where', 'stage', 'style', 'budget', 'when', 'message'] as const;

export type Part = (typeof parts)[number];

/**
 * Which part the address names: on phones it alone is shown. Back leads to the part before, and who moves on hears
 * where they are.
 */
export function usePart() {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const part: Part = (isHydrated && parts.find((one) => `#${one}` === hash)) || 'what';
  const before = useRef<Part | null>(null);
  const isAsked = useRef(false);

  // Follows the address: what had the focus may be hidden now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one may be sent to the same part twice
  useEffect(() => {
    if (!isHydrated) return;
    if (isAsked.current || (before.current !== null && before.current !== part))
      document.getElementById(`${part}-title`)?.focus({ preventScroll: true });
    isAsked.current = false;
    before.current = part;
  }, [isHydrated, part, key]);

  const goTo = (wanted: Part) => {
    isAsked.current = true;
    navigate(`#${wanted}`);
  };

  return { part, goTo };
}
