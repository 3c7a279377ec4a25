import { useCallback, useEffect, useState } from 'react';
import { useHref } from 'react-router';
import type { FrameCard, FramePicture } from '#app/loaders/types.ts';
import { loadItemDetails } from '#app/page-parts/dialogs/load-item-details.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { HungPicture } from '#app/ui/hung-picture.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { inColor } from '#model/geometry/in-color.ts';
import { itemAddress } from '#model/site-map.ts';
import styles from './frame-card-picture.module.css';
import type { FrameChoiceControl } from './use-frame-choice.ts';

const sizes = '(min-width: 80em) 22vw, (min-width: 64em) 30vw, (min-width: 40em) 45vw, 90vw';

interface FrameCardPictureProps {
  frame: FrameCard;
  choice: FrameChoiceControl;
  isFirst: boolean;
}

/**
 * The picture of a card, with a dot for each picture of the group. While the mouse hovers over the first picture, the
 * card shows the print in a room; the photograph of the room exists in one frame color only.
 */
export function FrameCardPicture({ frame, choice, isFirst }: FrameCardPictureProps) {
  const { t, locale } = useLanguage();
  const { images, load } = useFramePictures(frame);
  const [wasHovered, setWasHovered] = useState(false);
  /**
   * The index of a tapped picture that is still loading. An order link waits until this picture is loaded
   * (follow-choices.ts).
   */
  const [loadingIndex, setLoadingIndex] = useState<number | null>(null);
  const itemHref = useHref(itemAddress('frames', frame.slug, locale));
  const { cover, pictures } = frame;
  const shown = Math.max(
    0,
    images.findIndex(({ name }) => name === choice.picture),
  );
  const picture = inColor(images[shown] ?? cover, frame.colors, choice.color);
  const isAsPhotographed = choice.color === frame.colors[0]?.id;
  const room = images.find((image) => image.print === undefined);

  // This effect loads all pictures when the card lacks the chosen one, which the details dialog may have chosen.
  const isMissing = choice.picture !== '' && picture.name !== choice.picture;
  useEffect(() => {
    if (isMissing) load().catch(() => {});
  }, [isMissing, load]);

  const choosePicture = async (index: number) => {
    setLoadingIndex(index);
    try {
      const wanted = (await load())[index];
      if (wanted) choice.choosePicture(wanted);
    } catch {
      window.location.assign(`${itemHref}?size=${choice.size}`);
    }
    // If a visitor taps several dots, only the last tapped picture still counts as loading.
    setLoadingIndex((before) => (before === index ? null : before));
  };
  return (
    <div
      className={styles.picture}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        setWasHovered(true);
        load().catch(() => {});
      }}
    >
      <HungPicture
        key={picture.name}
        picture={picture}
        sizes={sizes}
        isFirst={isFirst && picture.name === cover.name}
        fit={picture.width > picture.height ? 'contain' : 'cover'}
        className={styles.front}
      />
      {wasHovered && shown === 0 && room && isAsPhotographed ? (
        <Picture picture={room} sizes={sizes} alt="" className={styles.room} />
      ) : null}
      <div className={styles.dots} data-needs-scripts="">
        {Array.from({ length: pictures }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its index
            key={index}
            type="button"
            aria-label={t('picture.open', { n: index + 1, m: pictures })}
            data-dot=""
            aria-current={index === shown ? 'true' : undefined}
            aria-busy={index === loadingIndex ? true : undefined}
            onClick={() => choosePicture(index)}
          />
        ))}
      </div>
    </div>
  );
}

/**
 * The pictures of a group: only the first one until the details are loaded. `load` resolves to all pictures and
 * rejects where the details cannot be loaded.
 */
function useFramePictures({ slug, cover }: FrameCard) {
  const { locale } = useLanguage();
  const [images, setImages] = useState<FramePicture[]>([cover]);
  const load = useCallback(async () => {
    const all = (await loadItemDetails(locale)).frames[slug]?.images ?? [cover];
    setImages(all);
    return all;
  }, [locale, slug, cover]);
  return { images, load };
}
