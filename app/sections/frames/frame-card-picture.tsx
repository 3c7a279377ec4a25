import { useState } from 'react';
import type { Frame } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { HungPicture } from '../../ui/hung-picture';
import { Picture } from '../../ui/picture';
import styles from './frame-card-picture.module.css';
import type { FrameChoiceControl } from './use-frame-choice';

const sizes = '(min-width: 1280px) 22vw, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 90vw';

/** The card's picture with a dot for each of the group's; hovering over the first shows the print in a room. */
export function FrameCardPicture(props: { frame: Frame; choice: FrameChoiceControl; isFirst: boolean }) {
  const { frame, choice, isFirst } = props;
  const { t } = useLanguage();
  const [wasHovered, setWasHovered] = useState(false);
  const { length } = frame.images;
  const [first] = frame.images;
  const picture = frame.images.find(({ name }) => name === choice.picture) ?? first;
  const isFirstShown = picture === first;
  const room = frame.images.find((image) => image.print === undefined);
  return (
    <div
      className={styles.picture}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setWasHovered(true);
      }}
    >
      {picture ? (
        <HungPicture
          key={picture.name}
          picture={picture}
          sizes={sizes}
          isFirst={isFirst && isFirstShown}
          fit={picture.width > picture.height ? 'contain' : 'cover'}
          className={styles.front}
        />
      ) : null}
      {wasHovered && isFirstShown && room ? (
        <Picture picture={room} sizes={sizes} alt="" className={styles.room} />
      ) : null}
      <ul className={styles.dots}>
        {frame.images.map((image, index) => (
          <li key={image.name}>
            <button
              type="button"
              aria-label={t('picture.open', { n: index + 1, m: length })}
              aria-current={image === picture ? 'true' : undefined}
              onClick={() => choice.choosePicture(image.name)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
