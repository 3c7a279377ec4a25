import { Link, useLocation } from 'react-router';
import { useLanguage } from '../language/language-provider';
import { addressOf, pageAt, pages } from '../site-map';

/** The ten pages as list items; the current one is marked, in the HTML already. */
export function PageLinks({ onClick }: { onClick?: () => void }) {
  const { t, locale } = useLanguage();
  const current = pageAt(useLocation().pathname)?.key;
  return pages.map(({ key }) => (
    <li key={key}>
      <Link
        to={addressOf(key, locale)}
        aria-current={key === current ? 'page' : undefined}
        viewTransition
        {...(onClick ? { onClick } : {})}
      >
        {t(`nav.${key}`)}
      </Link>
    </li>
  ));
}
