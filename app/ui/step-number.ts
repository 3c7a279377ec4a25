/** Options of the `input` event that is sent when a script has changed the number, as if the visitor had typed. */
const typed = { bubbles: true };

/**
 * Makes the buttons − and + beside a number field work (`<button data-step>`), before and after hydration: each tap
 * changes the number. When the field loses the focus, an invalid text is replaced by a whole number within the field's
 * bounds.
 */
export function stepNumbers(): void {
  // The click listener is added to the window, and so runs last: other listeners can stop a tap before, for example the
  // second half of a double tap (ui/ignore-second-tap.ts).
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-step]') : null;
    const field = button?.parentElement?.querySelector('input');
    if (!button || !field) return;
    normalizeNumber(field);
    if (button.dataset.step === 'up') field.stepUp();
    else field.stepDown();
    field.dispatchEvent(new Event('input', typed));
  });
  // The focusout listener runs before React's listener, which discards the typed text.
  addEventListener(
    'focusout',
    ({ target }) => {
      if (isNumberField(target)) normalizeNumber(target);
    },
    true,
  );
  // In some browsers, the wheel changes the number of a focused field. So the field loses the focus, and the wheel only
  // scrolls.
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
  // The number is set by `valueAsNumber`: after a change of `value` by script, React would not call onChange.
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
