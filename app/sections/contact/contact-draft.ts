import { storedValue } from '#app/ui/stored-value.ts';
import { isGroup } from '#model/content/walk.ts';
import type { ContactMessage } from '#model/whatsapp/contact-text.ts';

/** The values of the contact form. `subject` is the key of an option; the keys are the same in both languages. */
export type ContactDraft = Record<ContactField, string>;
export type ContactField = Exclude<keyof ContactMessage, 'service'> | 'subject';

export const contactFields = [
  'name',
  'phone',
  'email',
  'subject',
  'message',
] as const satisfies ContactField[];

/**
 * The unsent input in the contact form. The input is stored for this visit and survives a reload, a change of language
 * and Back.
 */
export const contactDraft = storedFields('contact-draft');

/**
 * The last message sent from the contact form. The message is kept until the visitor types again, because the chat may
 * have failed to open.
 */
export const sentDraft = storedFields('contact-sent');

function storedFields(key: string) {
  return storedValue({
    key,
    area: 'session',
    parse: parseDraft,
    isEmpty: (draft) => draft === null || contactFields.every((field) => draft[field] === ''),
  });
}

/** Reads the values of the contact form from a stored text; null where the text is not such a draft. */
export function parseDraft(text: string | null): ContactDraft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isGroup(stored)) return null;
    const typed = (field: ContactField) => {
      const value = stored[field];
      return typeof value === 'string' ? value : '';
    };
    return Object.fromEntries(contactFields.map((field) => [field, typed(field)])) as ContactDraft;
  } catch {
    return null;
  }
}
