import { chatLink, readChatLink } from '#model/whatsapp/chat-link.ts';
import { contactText } from '#model/whatsapp/contact-text.ts';
import { contactDraft, contactFields, sentDraft } from './contact-draft.ts';
import { clearBlank, fieldOf, valuesOf } from './form-fields.ts';

/**
 * Makes the contact form work before React hydrates the page. Attributes of the form store all other data that the
 * message needs.
 */
export function sendContactEarly(): void {
  addEventListener('submit', sendContact, { capture: true });
}

/**
 * Handles the `submit` event of the contact form: opens the chat with the message, stores the sent values for Undo, and
 * resets the form. It works the same before and after hydration: React gets the event later, already handled.
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
  // The values are stored before the chat opens: some browsers open the chat in the same tab, and Undo must still
  // work after Back.
  sentDraft.set(values);
  contactDraft.set(null);
  openInNewTab(form, chatLink(readChatLink(form.action)?.number ?? '', text));
  // Where storage is denied, only the hydrated form can keep the sent values, so an unhydrated form is not reset.
  if (sentDraft.isSaved() || 'hydrated' in document.documentElement.dataset) form.reset();
}

/** Opens an address in a new tab with a real link: browsers inside other apps block window.open, but not links. */
function openInNewTab(container: Element, href: string) {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noopener' });
  container.append(link);
  link.click();
  link.remove();
}
