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
 * The menu of small widths: a sheet as tall as the window. `command` opens and closes it without scripts;
 * where a browser does not know `command`, the click does.
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
    // Held still first, so that the browser works out the styles of the page behind once.
    unlock.current();
    unlock.current = lockScroll();
    dialog.current?.showModal();
    setIsOpen(true);
  };
  const close = useCallback(() => {
    // Let go first: the router is about to store the page's scroll offset, which reads 0 while it is held.
    unlock.current();
    dialog.current?.close();
  }, []);

  // Follows the browser, which may have opened it before hydration.
  useEffect(() => {
    if (!dialog.current?.open) return;
    unlock.current = lockScroll();
    setIsOpen(true);
  }, []);

  // Follows the address: a link of the menu leads away, so the menu goes.
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) close();
    openedAt.current = key;
  }, [key, close]);

  // Follows the window: where the ten links have room, there is no menu.
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard */}
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
