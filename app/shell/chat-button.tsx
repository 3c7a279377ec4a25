import { useLanguage } from '../language/language-provider';
import { Icon } from '../ui/icon';
import { chatLink } from '../whatsapp/chat-link';
import styles from './chat-button.module.css';

/** The round button that floats over every page and opens a chat. */
export function ChatButton({ number }: { number: string }) {
  const { t } = useLanguage();
  return (
    <aside aria-label={t('whatsapp.chat')}>
      <a
        className={styles.button}
        href={chatLink(number, t('whatsapp.question'))}
        target="_blank"
        rel="noopener"
        aria-label={`${t('whatsapp.chat')} ${t('common.newTab')}`}
      >
        <Icon name="whatsapp" size={26} />
      </a>
    </aside>
  );
}
