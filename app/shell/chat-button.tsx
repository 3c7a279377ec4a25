import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../language/language-provider';
import { Icon } from '../ui/icon';
import { chatLink } from '../whatsapp/chat-link';
import styles from './chat-button.module.css';

/**
 * The round button that floats over every page and opens a chat. Below 1180 px it would lie on words: there it steps
 * aside while the visitor reads on (step-aside.ts, fetched with the first scrolling; without it the button stays).
 */
export function ChatButton({ number }: { number: string }) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const button = useRef<HTMLAnchorElement>(null);

  // Follows the visitor's scrolling; a new page has a new form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page decides
  useEffect(() => {
    let stop = () => {};
    const from = window.scrollY;
    const controller = new AbortController();
    const start = () =>
      import('./step-aside').then(
        ({ stepAside }) => {
          if (!controller.signal.aborted && button.current) stop = stepAside(button.current, from);
        },
        () => {},
      );
    window.addEventListener('scroll', start, { once: true, passive: true, signal: controller.signal });
    return () => {
      controller.abort();
      stop();
    };
  }, [pathname]);

  return (
    <aside aria-label={t('whatsapp.chat')}>
      <a
        ref={button}
        className={styles.button}
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
