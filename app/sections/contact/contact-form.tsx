import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../language/language-provider';
import { buttonLook } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { chatLink } from '../../whatsapp/chat-link';
import { contactText } from '../../whatsapp/contact-text';
import styles from './contact-form.module.css';

const subjects = ['furniture', 'design', 'courses'] as const;

/**
 * Five required fields, checked by the browser alone; sending opens a chat with the message written, then
 * clears the form. Without scripts a plain GET sends the message field, the only one with a name.
 */
export function ContactForm({ chatNumber }: { chatNumber: string }) {
  const { t, words } = useLanguage();
  const subject = useRef<HTMLSelectElement>(null);
  const { search } = useLocation();

  // Follows the address: `?subject=furniture` chooses that subject; anything else is ignored.
  useEffect(() => {
    const wanted = subjects.find((key) => key === new URLSearchParams(search).get('subject'));
    if (wanted && subject.current) subject.current.value = wanted;
  }, [search]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = (id: string) => (form.elements.namedItem(`contact-${id}`) as HTMLInputElement).value;
    const chosen = subjects.find((key) => key === typed('subject'));
    const message = contactText(words, {
      name: typed('name'),
      email: typed('email'),
      phone: typed('phone'),
      service: chosen ? t(`contact.${chosen}`) : '',
      message: typed('message'),
    });
    window.open(chatLink(chatNumber, message), '_blank', 'noopener');
    form.reset();
  };

  return (
    <form
      className={styles.form}
      aria-label={t('contact.form')}
      action={`https://wa.me/${chatNumber}`}
      method="get"
      target="_blank"
      rel="noopener"
      onSubmit={send}
    >
      <p className={styles.note}>{t('contact.note')}</p>
      <label className={styles.field}>
        <span>{t('contact.nameLabel')}</span>
        <input
          id="contact-name"
          type="text"
          required
          dir="auto"
          autoComplete="name"
          placeholder={t('contact.namePlaceholder')}
        />
      </label>
      <label className={styles.field}>
        <span>{t('contact.phoneLabel')}</span>
        <input
          id="contact-phone"
          type="tel"
          required
          dir="ltr"
          autoComplete="tel"
          placeholder={t('contact.phonePlaceholder')}
        />
      </label>
      <label className={styles.field}>
        <span>{t('contact.emailLabel')}</span>
        <input
          id="contact-email"
          type="email"
          required
          dir="ltr"
          autoComplete="email"
          placeholder={t('contact.emailPlaceholder')}
        />
      </label>
      <label className={styles.field}>
        <span>{t('contact.subjectLabel')}</span>
        <select id="contact-subject" ref={subject} required defaultValue="">
          <option value="" disabled>
            {t('contact.subjectPlaceholder')}
          </option>
          {subjects.map((key) => (
            <option key={key} value={key}>
              {t(`contact.${key}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={`${styles.field} ${styles.wide}`}>
        <span>{t('contact.messageLabel')}</span>
        <textarea
          id="contact-message"
          name="text"
          required
          rows={4}
          dir="auto"
          placeholder={t('contact.messagePlaceholder')}
        />
      </label>
      <div className={styles.wide}>
        <button type="submit" {...buttonLook({ tone: 'whatsapp' })}>
          <Icon name="whatsapp" />
          {t('contact.submit')}
        </button>
        <p className={styles.note}>{t('contact.afterwards')}</p>
      </div>
    </form>
  );
}
