import { Fragment } from 'react';
import { Link } from 'react-router';
import type { HangingPrint } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import styles from './hanging-prints.module.css';

/**
 * Links from a picture of a room to the shop's prints that hang in the room; nothing is rendered where no print hangs
 * there.
 */
export function HangingPrints({ prints }: { prints: HangingPrint[] | undefined }) {
  const { t } = useLanguage();
  if (!prints) return null;
  return (
    <span className={styles.prints}>
      {t('picture.prints')}{' '}
      {prints.map(({ name, to }, index) => (
        <Fragment key={to}>
          {index > 0 ? ' · ' : null}
          <Link to={to} viewTransition>
            {name}
          </Link>
        </Fragment>
      ))}
    </span>
  );
}
