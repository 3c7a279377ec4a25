import { Link } from 'react-router';
import type { WallPreview } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { RoomWithPrints } from '#app/page-parts/room-with-prints.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import styles from './wall-panel.module.css';

interface WallPanelProps {
  wall: WallPreview;
  /** Whether a note about the size of the prints is shown; phones never show this note. */
  hasNote: boolean;
  /**
   * Where the panel stands. `rest`: inside the `li` of the last card, in the columns that this row leaves empty; `row`:
   * below the cards, where the last row is full; `card`: among the cards on a phone. CSS shows only the panel that fits
   * the window.
   */
  position: 'rest' | 'row' | 'card';
}

/** A panel that links to “On your wall”: a print of the shop in a sample room. */
export function WallPanel({ wall, hasNote, position }: WallPanelProps) {
  const { t } = useLanguage();
  return (
    <div className={styles.panel} data-place={position}>
      <RoomWithPrints
        {...wall}
        sizes="(min-width: 100em) 33vw, (min-width: 80em) 42vw, (min-width: 40em) 44vw, 90vw"
        alt=""
        className={styles.room}
      />
      <div className={styles.words}>
        <p className={styles.title}>{t('frames.wallHeading')}</p>
        <Link {...buttonLook({ tone: 'ink' })} to={wall.to} viewTransition>
          {t('frames.onWall')}
        </Link>
        {hasNote && position !== 'card' ? (
          <p className={styles.note}>
            <Bidi text={t('frames.sizeNote')} />
          </p>
        ) : null}
      </div>
    </div>
  );
}
