import { type ContactDraft, type ContactField, contactFields } from './contact-draft.ts';

/** Whether a text has visible characters. Spaces, line breaks and direction marks are invisible. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cf}]/u.test(text);
}

/** Finds a field of the contact form by its name. */
export function fieldOf(form: HTMLFormElement, name: ContactField) {
  return form.elements.namedItem(`contact-${name}`) as HTMLInputElement | HTMLSelectElement | null;
}

/** The values of all fields of the form. */
export function valuesOf(form: HTMLFormElement): ContactDraft {
  const values = contactFields.map((name) => [name, fieldOf(form, name)?.value ?? '']);
  return Object.fromEntries(values) as ContactDraft;
}

/** Sets the values of all fields of the form. */
export function setValues(form: HTMLFormElement, values: ContactDraft): void {
  for (const name of contactFields) {
    const field = fieldOf(form, name);
    if (field) field.value = values[name];
  }
}

/**
 * Clears a text field that holds only invisible characters, so that the browser treats it as an empty required field.
 * @returns whether the field was cleared
 */
export function clearBlank(field: Element | null): boolean {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  if (field.value === '' || hasVisibleText(field.value)) return false;
  field.value = '';
  // The event informs listeners that the value of the field has changed.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
