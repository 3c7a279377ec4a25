import { type ContactDraft, type ContactField, contactFields } from './contact-draft.ts';

/** Whether there is something to see in a text: spaces, empty lines and marks of direction are nothing. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cf}]/u.test(text);
}

/** A field of the form. */
export function fieldOf(form: HTMLFormElement, name: ContactField) {
  return form.elements.namedItem(`contact-${name}`) as HTMLInputElement | HTMLSelectElement | null;
}

/** What is typed and chosen in the form. */
export function valuesOf(form: HTMLFormElement): ContactDraft {
  const values = contactFields.map((name) => [name, fieldOf(form, name)?.value ?? '']);
  return Object.fromEntries(values) as ContactDraft;
}

/** Types and chooses in the visitor's place. */
export function setValues(form: HTMLFormElement, values: ContactDraft): void {
  for (const name of contactFields) {
    const field = fieldOf(form, name);
    if (field) field.value = values[name];
  }
}

/**
 * Empties a typed field in which nothing can be seen, so that the browser asks for it as for any empty one.
 * @returns whether there was something to empty
 */
export function clearBlank(field: Element | null): boolean {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  if (field.value === '' || hasVisibleText(field.value)) return false;
  field.value = '';
  // Whoever follows what is typed hears of it.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
