import type { KeyboardEvent, MouseEvent } from 'react';
import { type Step, steps } from './use-step.ts';

/** Whether a step of the brief takes exactly one answer. After that answer, the next step is shown automatically. */
export function hasSingleAnswer(step: string): boolean {
  return step === 'what' || step === 'stage';
}

/** Media query for windows that show only one question of the brief at a time. The same condition is in brief.css. */
const narrow = '(max-width: 59.99em)';

/**
 * Event handlers for the form of the brief. On phones, a tap on the answer of a single-answer question shows the next
 * step, and so does Enter. Arrow keys only choose an answer; they cause clicks with a `detail` of 0, which are ignored.
 * shell/start/replay-clicks.ts does the same for taps before hydration.
 */
export function autoAdvance(goTo: (step: Step) => void) {
  const nextStep = (target: EventTarget) => {
    const fieldset =
      target instanceof HTMLInputElement && target.type === 'radio' && target.closest('fieldset[id]');
    if (!fieldset || !hasSingleAnswer(fieldset.id) || !matchMedia(narrow).matches) return null;
    return steps[steps.indexOf(fieldset.id as Step) + 1] ?? null;
  };
  return {
    onClick: ({ target, detail }: MouseEvent) => {
      const step = detail > 0 && nextStep(target);
      if (step) goTo(step);
    },
    onKeyDown: ({ target, key }: KeyboardEvent) => {
      const step = key === 'Enter' && nextStep(target);
      if (step) goTo(step);
    },
  };
}
