import { storedValue } from '#app/ui/stored-value.ts';
import { isGroup } from '#model/content/walk.ts';
import type { ContactMessage } from '#model/whatsapp/contact-text.ts';

/** What stands in the form; `subject` is the key of the choice, the same in both languages. */
export type ContactDraft = Record<ContactField, string>;
export type ContactField = Exclude<keyof ContactMessage, 'service'> | 'subject';

export const contactFields = [
  'name',
  'phone',
  'email',
  'subject',
  'message',
] as const satisfies ContactField[];

/** What was typed in this visit and not sent yet: outlives a reload, another language and Back. */
export const contactDraft = storedFields('contact-draft');

/** What was handed to the chat, until something else is typed: the chat may never have opened. */
export const sentDraft = storedFields('contact-sent');

function storedFields(key: string) {
  return storedValue({
    key,
    area: 'session',
    parse: parseDraft,
    isEmpty: (draft) => draft === null || contactFields.every((field) => draft[field] === ''),
  });
}

/** The draft in a stored text; null where it holds anything else. */
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
