/** Moves the focus from a pressed button to the title of its question: the press removes the button. */
export function focusQuestion(button: HTMLElement): void {
  button.closest('fieldset')?.querySelector('h2')?.focus({ preventScroll: true });
}
