import { Link, useLocation } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import type { WordKey } from '#model/language/translate.ts';
import { addressOf, menuPages, type PageKey, pageAt, sectionAt } from '#model/site-map.ts';

/** Pages that are not among the ten main pages of the menu, each with the key of its name in the translations. */
export const furtherPages = [
  ['wall', 'nav.wall'],
  ['brief', 'nav.toBrief'],
] as const satisfies [PageKey, WordKey][];

/**
 * List items with links to the ten main pages. The HTML already marks the current page; on an item's own page, it marks
 * the page that lists the item.
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
