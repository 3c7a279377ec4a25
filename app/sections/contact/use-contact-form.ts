import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import { groupDigits } from '#model/language/translate.ts';
import { softLengthLimit } from '#model/whatsapp/soft-length-limit.ts';
import { type ContactDraft, contactDraft, contactFields, sentDraft } from './contact-draft.ts';
import { fieldOf, setValues, valuesOf } from './form-fields.ts';

export const subjects = ['furniture', 'design', 'courses'] as const;

const emptyForm: Readonly<ContactDraft> = Object.freeze({
  name: '',
  phone: '',
  email: '',
  subject: '',
  message: '',
});

/**
 * The state of the contact form. Typed values are kept until the message is sent; after that, Undo can restore the
 * values.
 */
export function useContactForm() {
  const { t } = useLanguage();
  const { search } = useLocation();
  const cameByLink = useNavigationType() !== 'POP';
  const form = useRef<HTMLFormElement>(null);
  const sent = useSyncExternalStore(sentDraft.subscribe, sentDraft.get, () => null);
  const [messageLength, setMessageLength] = useState(0);

  // This effect restores what the visitor typed earlier in this visit, from the browser's storage.
  useEffect(() => {
    if (!form.current) return;
    const typed = valuesOf(form.current);
    const draft = { ...(contactDraft.get() ?? emptyForm) };
    for (const name of contactFields) draft[name] = typed[name] || draft[name];
    setValues(form.current, draft);
    contactDraft.set(draft);
    setMessageLength(draft.message.length);
  }, []);

  // This effect selects the subject that the address names (`?subject=furniture`) and ignores unknown subjects. After a
  // reload or Back, the visitor's own choice wins over the address.
  useEffect(() => {
    const wanted = subjects.find((key) => key === new URLSearchParams(search).get('subject'));
    const select = form.current && fieldOf(form.current, 'subject');
    if (wanted && select && (cameByLink || !select.value)) select.value = wanted;
  }, [search, cameByLink]);

  const fillAgain = (values: ContactDraft) => {
    if (form.current) setValues(form.current, values);
    contactDraft.set(values);
    setMessageLength(values.message.length);
  };

  return {
    form,
    messageLength,
    /** Whether a message was sent to the chat in this visit and nothing was typed since. */
    canUndo: sent !== null,
    saveDraft: () => {
      if (!form.current) return;
      const values = valuesOf(form.current);
      const { length } = values.message;
      contactDraft.set(values);
      setMessageLength(length);
      sentDraft.set(null);
      // Screen readers announce the character limit once, when it is passed. After that the counter shows the length,
      // and screen readers read it when the field gets focus again.
      if (messageLength <= softLengthLimit && length > softLengthLimit)
        announce(t('contact.counter', { n: groupDigits(length) }));
    },
    /**
     * Handles the form's `reset` event (send-contact.ts causes it); the fields still have their values at that
     * moment.
     */
    onReset: () => {
      if (form.current) sentDraft.set(valuesOf(form.current));
      contactDraft.set(null);
      setMessageLength(0);
    },
    undo: () => {
      if (sent) fillAgain(sent);
      sentDraft.set(null);
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    },
  };
}
