import type { ContactMessage } from '../../whatsapp/contact-text.ts';

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

const key = 'contact-draft';

/** Where storage is denied or full the draft lasts until the page is left. */
let unsaved: ContactDraft | null = null;

/** What was typed in this visit and not sent yet: outlives a reload, another language and Back. */
export function readDraft(): ContactDraft | null {
  if (unsaved) return unsaved;
  try {
    return parseDraft(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Keeps what is typed; an empty form leaves nothing behind. */
export function keepDraft(draft: ContactDraft): void {
  const isEmpty = contactFields.every((field) => draft[field] === '');
  unsaved = null;
  try {
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    unsaved = isEmpty ? null : draft;
  }
}

/** The draft in a stored text; null where it holds anything else. */
export function parseDraft(text: string | null): ContactDraft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const typed = (field: ContactField) => {
      const value = (stored as Partial<Record<ContactField, unknown>>)[field];
      return typeof value === 'string' ? value : '';
    };
    return Object.fromEntries(contactFields.map((field) => [field, typed(field)])) as ContactDraft;
  } catch {
    return null;
  }
}
