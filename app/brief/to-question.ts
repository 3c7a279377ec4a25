/** Leads the keys from a button that goes with what it removes to the question it stands in. */
export function toQuestion(button: HTMLElement): void {
  button.closest('fieldset')?.querySelector('h2')?.focus({ preventScroll: true });
}
