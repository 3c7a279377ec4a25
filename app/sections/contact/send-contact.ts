import { chatLink, readChatLink } from '#model/whatsapp/chat-link.ts';
import { contactText } from '#model/whatsapp/contact-text.ts';
import { contactDraft, contactFields, sentDraft } from './contact-draft.ts';
import { clearBlank, fieldOf, valuesOf } from './form-fields.ts';

/** Sends the contact form from the first moment on: what the message says besides stands in the form itself. */
export function sendContactEarly(): void {
  addEventListener('submit', sendContact, { capture: true });
}

/**
 * Answers `submit` of the contact form: opens the chat with the message, keeps what was sent for Undo, and resets the form. The
 * same with and without hydration; React, which hears it later, finds it done.
 */
export function sendContact(event: Event): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.dataset.contactLines) return;
  event.preventDefault();
  const emptied = contactFields.filter((name) => clearBlank(fieldOf(form, name)));
  if (emptied.length > 0 && !form.reportValidity()) return;
  const values = valuesOf(form);
  const service = form.querySelector('select')?.selectedOptions[0]?.text ?? '';
  const text = contactText(JSON.parse(form.dataset.contactLines), { ...values, service });
  // First: where the browser opens the chat in this very page, Undo is there on the way back.
  sentDraft.set(values);
  contactDraft.set(null);
  openInNewTab(form, chatLink(readChatLink(form.action)?.number ?? '', text));
  // Where storage is denied, what was sent is kept by the hydrated form alone.
  if (sentDraft.isSaved() || 'hydrated' in document.documentElement.dataset) form.reset();
}

/** A real link, since browsers inside other apps open links where they block windows. */
function openInNewTab(beside: Element, href: string) {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noopener' });
  beside.append(link);
  link.click();
  link.remove();
}
