import type { FrameViews } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { Bidi } from '../../ui/bidi';
import { Picture } from '../../ui/picture';
import styles from './rest-of-row.module.css';

/**
 * Stands in the `li` of the last card and fills what its row leaves empty, however many cards there are: one column with
 * the last frame's room, several with its set, as tall as the pictures of the cards; below it what a size measures.
 */
export function RestOfRow({ views: { room, set } }: { views: FrameViews }) {
  const { t } = useLanguage();
  return (
    <div className={styles.rest}>
      {room ? (
        <Picture picture={room} sizes="(min-width: 1024px) 30vw, 45vw" className={styles.room} />
      ) : null}
      {set ? <Picture picture={set} sizes="70vw" className={styles.set} /> : null}
      <p className={styles.note}>
        <Bidi text={t('frames.sizeNote')} />
      </p>
    </div>
  );
}
