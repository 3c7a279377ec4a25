import { Link, useLocation } from 'react-router';
import { useLanguage } from '../language/language-provider';
import { locales, otherLocale } from '../language/locales';
import { inLanguage, pageAt } from '../site-map';
import styles from './language-link.module.css';

/** The same page in the other language: scroll position, query and hash stay. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { locale } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const other = otherLocale(locale);
  return (
    <Link
      to={{ pathname: inLanguage(pathname, other), search, hash }}
      className={`${styles.link} ${className ?? ''}`}
      lang={other}
      hrefLang={other}
      preventScrollReset
      // An unknown address has no page to switch to within the site.
      reloadDocument={!pageAt(pathname)}
    >
      {locales[other].name}
    </Link>
  );
}
