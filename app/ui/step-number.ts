/** Dispatched by a number field whose text was changed for its reader, as if it had been typed. */
const typed = { bubbles: true };

/**
 * − and + beside a number field (`<button data-step>`), before React and after: each tap counts. What is typed and is no
 * whole number within the field's bounds becomes one when the field is left.
 */
export function stepNumbers(): void {
  // Last of all listeners: what makes nothing of a tap (ui/ignore-second-tap.ts) stops it before.
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-step]') : null;
    const field = button?.parentElement?.querySelector('input');
    if (!button || !field) return;
    normalizeNumber(field);
    if (button.dataset.step === 'up') field.stepUp();
    else field.stepDown();
    field.dispatchEvent(new Event('input', typed));
  });
  // Before React hears of it, which forgets what was being typed.
  addEventListener(
    'focusout',
    ({ target }) => {
      if (isNumberField(target)) normalizeNumber(target);
    },
    true,
  );
  // A wheel over a field that has the focus turns its number in some browsers: who scrolls on changes nothing.
  addEventListener(
    'wheel',
    ({ target }) => {
      if (isNumberField(target)) target.blur();
    },
    { passive: true },
  );
}

/** Makes a whole number within its bounds of what stands in a number field. */
export function normalizeNumber(field: HTMLInputElement): void {
  const whole = wholeNumber(field.value, Number(field.min), Number(field.max));
  if (field.value === String(whole)) return;
  // Not by its `value`: React would take that for its own doing, and not hear of it.
  field.valueAsNumber = whole;
  field.dispatchEvent(new Event('input', typed));
}

/**
 * The whole number that a text stands for, not below `least` nor above `most`.
 * @example wholeNumber('1.5', 1, 9999) // 1
 */
export function wholeNumber(text: string, min: number, max: number): number {
  return Math.min(Math.max(min, Math.trunc(Number(text)) || min), max);
}

function isNumberField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'number' && target.min !== '';
}
