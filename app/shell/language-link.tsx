import { Link, useLocation, useMatches } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { locales, otherLocale } from '#model/language/locales.ts';
import { inLanguage } from '#model/site-map.ts';
import styles from './language-link.module.css';
import { useAddressBar } from './requested-address.ts';
import { type ScrollState, scrollKeyOf } from './scroll-key.ts';

/** A link to the same page in the other language. Scroll position, query and hash stay. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { locale } = useLanguage();
  const location = useLocation();
  const shown = useAddressBar();
  const isUnknown = useMatches().some(({ id }) => id.endsWith('not-found'));
  const other = otherLocale(locale);
  return (
    <Link
      to={{ ...shown, pathname: inLanguage(shown?.pathname ?? location.pathname, other) }}
      className={`${styles.link} ${className ?? ''}`}
      lang={other}
      hrefLang={other}
      preventScrollReset
      state={{ scrollKey: scrollKeyOf(location) } satisfies ScrollState}
      // Loads a document instead of navigating in the router, because an unknown address has no content in the other
      // language.
      reloadDocument={isUnknown}
    >
      {locales[other].name}
    </Link>
  );
}
