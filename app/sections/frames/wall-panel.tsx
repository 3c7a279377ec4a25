import { Link } from 'react-router';
import type { WallPreview } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { Bidi } from '../../ui/bidi';
import { buttonLook } from '../../ui/button';
import { RoomWithPrint } from '../../wall/room-with-print';
import styles from './wall-panel.module.css';

interface WallPanelProps {
  wall: WallPreview;
  /** Of its heading. */
  level: 2 | 3;
  /**
   * `rest`: in the `li` of the last card, in the columns that its row leaves empty; `row`: below the cards, where the last
   * row is full; `card`: among the cards of a phone. Each is seen only where it has its place.
   */
  place: 'rest' | 'row' | 'card';
}

/** The way to “On your wall”: a print of the shop in a sample room. */
export function WallPanel({ wall, level, place }: WallPanelProps) {
  const { t } = useLanguage();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.panel} data-place={place}>
      <RoomWithPrint {...wall} sizes="(min-width: 640px) 40vw, 90vw" alt="" className={styles.room} />
      <div className={styles.words}>
        <Heading>{t('frames.wallHeading')}</Heading>
        <Link {...buttonLook({ tone: 'ink' })} to={wall.to} viewTransition>
          {t('frames.onWall')}
        </Link>
        {place === 'card' || level === 3 ? null : (
          <p>
            <Bidi text={t('frames.sizeNote')} />
          </p>
        )}
      </div>
    </div>
  );
}
