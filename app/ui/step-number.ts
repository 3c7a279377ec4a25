/**
 * Options of the event that a number field sends after the script has changed its number, as if the visitor had typed.
 */
const typed = { bubbles: true };

/**
 * Handles − and + beside a number field (`<button data-step>`), before and after hydration: each tap counts. A typed
 * text that is not a whole number within the field's bounds becomes one when the field loses the focus.
 */
export function stepNumbers(): void {
  // The click listener runs after all others: a handler that ignores a tap (ui/ignore-second-tap.ts) stops the event
  // before.
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-step]') : null;
    const field = button?.parentElement?.querySelector('input');
    if (!button || !field) return;
    normalizeNumber(field);
    if (button.dataset.step === 'up') field.stepUp();
    else field.stepDown();
    field.dispatchEvent(new Event('input', typed));
  });
  // The focusout listener runs before that of React, which discards the typed text.
  addEventListener(
    'focusout',
    ({ target }) => {
      if (isNumberField(target)) normalizeNumber(target);
    },
    true,
  );
  // In some browsers, a wheel over a focused field changes its number. The field loses the focus, so that scrolling
  // changes nothing.
  addEventListener(
    'wheel',
    ({ target }) => {
      if (isNumberField(target)) target.blur();
    },
    { passive: true },
  );
}

/** Replaces the text of a number field by a whole number within the field's bounds. */
export function normalizeNumber(field: HTMLInputElement): void {
  const whole = wholeNumber(field.value, Number(field.min), Number(field.max));
  if (field.value === String(whole)) return;
  // The number is set by `valueAsNumber`: React would take a change of `value` for its own, and would not call
  // onChange.
  field.valueAsNumber = whole;
  field.dispatchEvent(new Event('input', typed));
}

/**
 * Converts a text to a whole number, not below `min` and not above `max`.
 * @example wholeNumber('1.5', 1, 9999) // 1
 */
export function wholeNumber(text: string, min: number, max: number): number {
  return Math.min(Math.max(min, Math.trunc(Number(text)) || min), max);
}

function isNumberField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'number' && target.min !== '';
}
