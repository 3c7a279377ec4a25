import { Link, useLocation } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import type { WordKey } from '#model/language/translate.ts';
import { addressOf, menuPages, type PageKey, pageAt, sectionAt } from '#model/site-map.ts';

/** Pages besides the ten of the menu, with the keys of their names. */
export const furtherPages = [
  ['wall', 'nav.wall'],
  ['brief', 'nav.toBrief'],
] as const satisfies [PageKey, WordKey][];

/**
 * The ten pages of the menu as list items. The current page, or the page whose item is shown, is marked in the HTML
 * already.
 */
export function PageLinks({ onClick }: { onClick?: () => void }) {
  const { t, locale } = useLanguage();
  const { pathname } = useLocation();
  const currentKey = sectionAt(pathname)?.key;
  const mark = pageAt(pathname) ? 'page' : 'true';
  return menuPages.map(({ key }) => (
    <li key={key}>
      <Link
        to={addressOf(key, locale)}
        aria-current={key === currentKey ? mark : undefined}
        viewTransition
        {...(onClick ? { onClick } : {})}
      >
        {t(`nav.${key}`)}
      </Link>
    </li>
  ));
}
