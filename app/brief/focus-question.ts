/** Moves the focus to the title of the question around a button, because a press removes the button with its list entry. */
export function focusQuestion(button: HTMLElement): void {
  button.closest('fieldset')?.querySelector('h2')?.focus({ preventScroll: true });
}
