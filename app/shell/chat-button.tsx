import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import styles from './chat-button.module.css';

/**
 * The round button that floats over every page and opens a chat. In windows below 1180 px, where the button would cover
 * words, it is hidden until the visitor first scrolls up, and again while they scroll down (hide-on-scroll.ts, fetched
 * at the first scroll). On the home page, and on pages that cannot scroll, it is visible from the start. The keyboard
 * can always reach it.
 */
export function ChatButton({ number, isOnHome }: { number: string; isOnHome: boolean }) {
  const { t } = useLanguage();
  return (
    <aside aria-label={t('whatsapp.chat')}>
      <a
        className={styles.button}
        data-chat-button=""
        data-on-home={isOnHome ? '' : undefined}
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
