import { Link } from 'react-router';
import type { Site } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { SelectionButton } from '#app/selection/selection-button.tsx';
import { LogoMark, LogoWord } from '#app/ui/logo.tsx';
import type { OutlinedWord } from '#model/geometry/media.ts';
import { addressOf } from '#model/site-map.ts';
import styles from './header.module.css';
import { LanguageLink } from './language-link.tsx';
import { Menu } from './menu.tsx';
import { PageLinks } from './page-links.tsx';
import { ThemeButton } from './theme-button.tsx';

/**
 * The header: logo, links to ten pages (in small windows, a menu), theme and language. Once the page is scrolled, the
 * header's background is solid.
 */
export function Header({ site, wordOutline }: { site: Site; wordOutline: OutlinedWord | null }) {
  const { t, locale } = useLanguage();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('nav.skip')}
      </a>
      <header className={styles.header}>
        <div className={`wrap ${styles.row}`}>
          <Link
            to={addressOf('home', locale)}
            className={styles.logo}
            aria-label={t('nav.logo')}
            viewTransition
          >
            <LogoMark size={36} />
            <LogoWord word={site.wordmark} outline={wordOutline} isFirst />
          </Link>
          <nav className={styles.nav} aria-label={t('nav.mainMenu')}>
            <ul>
              <PageLinks />
            </ul>
          </nav>
          <div className={styles.tools}>
            <ThemeButton className={styles.tool} />
            <LanguageLink className={styles.language} />
            <SelectionButton className={styles.tool} />
            <Menu site={site} wordOutline={wordOutline} className={`${styles.tool} ${styles.menuButton}`} />
          </div>
        </div>
      </header>
    </>
  );
}
