import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import styles from './chat-button.module.css';

/**
 * The round button that floats over every page and opens a chat. Below 1180 px it would lie on words: there it stays away
 * until the visitor first scrolls up, except on home and where a page cannot scroll, and steps aside while they read on
 * (hide-on-scroll.ts, which comes with the first scrolling). The keyboard reaches it always.
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
