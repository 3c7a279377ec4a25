import { HoursLine } from '#app/page-parts/hours/hours-line.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { PrivacyLink } from '#app/page-parts/privacy-link.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import styles from './contact-form.module.css';

/**
 * The contact form for visitors without scripts. Its only field is the message, because the address of a chat accepts
 * only a message.
 */
export function PlainContact({ chatNumber }: { chatNumber: string }) {
  const { t } = useLanguage();
  return (
    <form
      className={styles.form}
      aria-label={t('contact.form')}
      action={`https://wa.me/${chatNumber}`}
      method="get"
      target="_blank"
      rel="noopener"
    >
      <p className={styles.note}>{t('contact.plainNote')}</p>
      <label className={`${styles.field} ${styles.wide}`}>
        <span>{t('contact.messageLabel')}</span>
        <textarea name="text" required rows={4} dir="auto" placeholder={t('contact.messagePlaceholder')} />
      </label>
      <div className={styles.wide}>
        <button type="submit" {...buttonLook({ tone: 'whatsapp' })}>
          <Icon name="whatsapp" />
          {t('contact.submit')}
        </button>
        <p className={styles.note}>
          {t('contact.afterwards')} <PrivacyLink />
        </p>
        <p className={`${styles.note} ${styles.hours}`}>
          <HoursLine />
        </p>
      </div>
    </form>
  );
}
