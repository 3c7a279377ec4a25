import { Link } from 'react-router';
import type { OutlinedWord } from '../common/media';
import type { Site } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { SelectionButton } from '../selection/selection-button';
import { addressOf } from '../site-map';
import { LogoMark, LogoWord } from '../ui/logo';
import styles from './header.module.css';
import { LanguageLink } from './language-link';
import { Menu } from './menu';
import { PageLinks } from './page-links';
import { ThemeButton } from './theme-button';

/** Logo, ten links or the menu, theme and language; solid once the page is scrolled. */
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
