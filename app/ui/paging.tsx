import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import styles from './paging.module.css';

interface PagingProps {
  /** The current page, counted from 1. */
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  words: { label: string; previous: string; next: string; page: (n: number) => string };
}

/** Links through a list of several pages: to the first page, the last page, and the pages next to the current one. */
export function Paging({ page, pages, addressOf, words }: PagingProps) {
  return (
    <nav className={styles.paging} aria-label={words.label}>
      <ul>
        {page > 1 ? (
          <li>
            <Link to={addressOf(page - 1)} aria-label={words.previous} rel="prev">
              <Icon name="previous" className="flip-in-rtl" />
            </Link>
          </li>
        ) : null}
        {pagesShown(page, pages).map((n, index, shown) => (
          <li key={n} data-gap={index > 0 && n - (shown[index - 1] ?? 0) > 1}>
            <Link
              to={addressOf(n)}
              aria-label={words.page(n)}
              aria-current={n === page ? 'page' : undefined}
              className="figures"
            >
              {n}
            </Link>
          </li>
        ))}
        {page < pages ? (
          <li>
            <Link to={addressOf(page + 1)} aria-label={words.next} rel="next">
              <Icon name="next" className="flip-in-rtl" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

/** The numbers of the first page, of the last page, and of the current page with its neighbors. */
export function pagesShown(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  return [...new Set(wanted)].sort((a, b) => a - b);
}
