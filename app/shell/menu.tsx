import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Site } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { afterPaint } from '#app/ui/after-paint.ts';
import { ContactLink } from '#app/ui/contact-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LogoMark, LogoWord } from '#app/ui/logo.tsx';
import { lockScroll } from '#app/ui/scroll-lock.ts';
import type { OutlinedWord } from '#model/geometry/media.ts';
import { addressOf } from '#model/site-map.ts';
import { LanguageLink } from './language-link.tsx';
import styles from './menu.module.css';
import { furtherPages, PageLinks } from './page-links.tsx';
import { ThemeButton } from './theme-button.tsx';

/**
 * The menu of small windows: a panel as tall as the window. The attribute `command` of a button opens and closes the
 * panel without scripts. In browsers that do not know `command`, the click handlers open and close it.
 */
export function Menu(props: {
  site: Site;
  wordOutline: OutlinedWord | null;
  className?: string | undefined;
}) {
  const { site, wordOutline, className } = props;
  const { t, locale } = useLanguage();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const unlock = useRef(() => {});
  const open = () => {
    // The page is locked first, so that the browser computes the styles of the page behind the menu only once.
    unlock.current();
    unlock.current = lockScroll();
    dialog.current?.showModal();
    setIsOpen(true);
  };
  const close = useCallback(() => {
    // The page is unlocked before the menu closes: the router is about to store the page's scroll offset, and a locked
    // page would give 0 instead.
    unlock.current();
    dialog.current?.close();
  }, []);

  // Locks the page if the browser has opened the menu before hydration.
  useEffect(() => {
    if (!dialog.current?.open) return;
    unlock.current = lockScroll();
    setIsOpen(true);
  }, []);

  // Closes the menu when one of its links has opened another page.
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) close();
    openedAt.current = key;
  }, [key, close]);

  // Closes the menu when the window becomes so wide that the header shows the links itself.
  useEffect(() => {
    const hasRoom = window.matchMedia('(min-width: 73.75em)');
    hasRoom.addEventListener('change', close);
    return () => hasRoom.removeEventListener('change', close);
  }, [close]);

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('nav.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...{ command: 'show-modal', commandfor: 'menu' }}
        onClick={(event) => {
          event.preventDefault();
          afterPaint(open);
        }}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes the menu by Escape */}
      <dialog
        ref={dialog}
        id="menu"
        className={styles.menu}
        aria-label={t('nav.menu')}
        onClose={() => {
          unlock.current();
          setIsOpen(false);
        }}
        onClick={(event) => {
          if (event.target === dialog.current) close();
        }}
      >
        <div className={styles.sheet}>
          <div className={styles.top}>
            <span className={styles.logo} aria-hidden="true">
              <LogoMark size={36} />
              <LogoWord word={site.wordmark} outline={wordOutline} />
            </span>
            <button
              type="button"
              className={styles.close}
              aria-label={t('nav.closeMenu')}
              {...{ command: 'close', commandfor: 'menu' }}
              onClick={(event) => {
                event.preventDefault();
                close();
              }}
            >
              <Icon name="close" />
            </button>
          </div>
          <nav aria-label={t('nav.mainMenu')}>
            <ul className={styles.links}>
              <PageLinks onClick={close} />
            </ul>
          </nav>
          <p className={styles.further}>
            {furtherPages.map(([key, name]) => (
              <Link key={key} to={addressOf(key, locale)} onClick={close}>
                {t(name)}
              </Link>
            ))}
          </p>
          <div className={styles.foot}>
            <LanguageLink className={styles.footLink} />
            <ContactLink className={styles.footLink} to={site.phone} />
            <ThemeButton className={styles.close} />
          </div>
        </div>
      </dialog>
    </>
  );
}
