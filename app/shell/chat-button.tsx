import { useLanguage } from '../language/language-provider';
import { Icon } from '../ui/icon';
import { chatLink } from '../whatsapp/chat-link';
import styles from './chat-button.module.css';

/**
 * The round button that floats over every page and opens a chat. Below 1180 px it would lie on words: there it steps
 * aside while the visitor reads on (hide-on-scroll.ts, which comes with the first scrolling; without it the button stays).
 */
export function ChatButton({ number }: { number: string }) {
  const { t } = useLanguage();
  return (
    <aside aria-label={t('whatsapp.chat')}>
      <a
        className={styles.button}
        data-chat-button=""
        href={chatLink(number, t('whatsapp.question'))}
        target="_blank"
        rel="noopener"
        aria-label={`${t('whatsapp.chat')} ${t('common.newTab')}`}
      >
        <Icon name="whatsapp" size={24} />
      </a>
    </aside>
  );
}
