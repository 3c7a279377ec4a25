import type { KeyboardEvent, MouseEvent } from 'react';
import { type Part, parts } from './use-part.ts';

/** Whether a question has one answer, after which the next one is shown by itself. */
export function isSingle(part: string): boolean {
  return part === 'what' || part === 'stage';
}

/** Where one question is shown at a time: as in brief.css. */
const narrow = '(max-width: 59.99em)';

/**
 * Handlers of the form: on phones a tap on the answer of a single question goes on to the next one, and so does Enter; arrow
 * keys, whose clicks have no `detail`, only choose. shell/start/replay-clicks.ts does the same for what was tapped before hydration.
 */
export function goOnByItself(goTo: (part: Part) => void) {
  const next = (target: EventTarget) => {
    const step =
      target instanceof HTMLInputElement && target.type === 'radio' && target.closest('fieldset[id]');
    if (!step || !isSingle(step.id) || !matchMedia(narrow).matches) return null;
    return parts[parts.indexOf(step.id as Part) + 1] ?? null;
  };
  return {
    onClick: ({ target, detail }: MouseEvent) => {
      const part = detail > 0 && next(target);
      if (part) goTo(part);
    },
    onKeyDown: ({ target, key }: KeyboardEvent) => {
      const part = key === 'Enter' && next(target);
      if (part) goTo(part);
    },
  };
}
