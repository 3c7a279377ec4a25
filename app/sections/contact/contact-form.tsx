import type { FocusEvent } from 'react';
import { HoursLine } from '#app/page-parts/hours/hours-line.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { PrivacyLink } from '#app/page-parts/privacy-link.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { groupDigits } from '#model/language/translate.ts';
import { contactLines } from '#model/whatsapp/contact-text.ts';
import { softLengthLimit } from '#model/whatsapp/soft-length-limit.ts';
import styles from './contact-form.module.css';
import { clearBlank } from './form-fields.ts';
import { sendContact } from './send-contact.ts';
import { subjects, useContactForm } from './use-contact-form.ts';

/** Once a message has this many characters, a counter under the field shows the length of the message. */
const counterThreshold = 800;

/**
 * The contact form: five required fields, which the browser validates. Sending opens a chat with the finished message
 * and then clears the form; send-contact.ts does this, also before hydration. Without scripts, PlainContact is shown
 * instead.
 */
export function ContactForm({
  chatNumber,
  isAtFoot,
}: {
  chatNumber: string;
  isAtFoot?: boolean | undefined;
}) {
  const { t, words } = useLanguage();
  const { form, messageLength, canUndo, saveDraft, onReset, undo } = useContactForm();
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('contact.form')}
      action={`https://wa.me/${chatNumber}`}
      method="get"
      target="_blank"
      rel="noopener"
      data-needs-scripts=""
      data-contact-lines={JSON.stringify(contactLines(words))}
      onInput={saveDraft}
      onBlur={({ target }: FocusEvent<Element>) => clearBlank(target)}
      onSubmit={({ nativeEvent }) => sendContact(nativeEvent)}
      onReset={onReset}
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
        <select id="contact-subject" required defaultValue="">
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
          aria-describedby="contact-counter"
          placeholder={t('contact.messagePlaceholder')}
        />
      </label>
      <p
        id="contact-counter"
        className={`${styles.counter} ${styles.wide}`}
        data-long={messageLength > softLengthLimit}
      >
        {messageLength < counterThreshold ? null : (
          <Bidi text={t('contact.counter', { n: groupDigits(messageLength) })} />
        )}
      </p>
      <div className={styles.wide}>
        <button type="submit" {...buttonLook({ tone: 'whatsapp' })}>
          <Icon name="whatsapp" />
          {t('contact.submit')}
        </button>
        <p className={styles.note}>
          {t('contact.afterwards')} <PrivacyLink />
          {canUndo ? (
            <button type="button" className={styles.undo} onClick={undo}>
              {t('common.undo')}
            </button>
          ) : null}
        </p>
        <p className={`${styles.note} ${styles.hours}`}>
          <HoursLine isAtFoot={isAtFoot} />
        </p>
      </div>
    </form>
  );
}
