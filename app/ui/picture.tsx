import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { PictureFiles, PictureSource } from '#model/geometry/media.ts';
import styles from './picture.module.css';
import { avifSet, fallbackFile, reducedSizes } from './picture-source.ts';

interface PictureProps {
  picture: PictureSource;
  /** The width at which the picture is shown, as a `sizes` attribute, whose last width is that of phones. */
  sizes: string;
  /**
   * Whether the picture is visible when the page opens, and so fetched at once. All other pictures are fetched when
   * they come near the window.
   */
  isFirst?: boolean;
  /** Whether the picture is a small copy, such as a thumbnail, which is fetched after all other visible pictures. */
  isLast?: boolean;
  /** Whether the picture is at the top of its page, where phones show it cut to their own shape. Elsewhere it is whole. */
  isCover?: boolean;
  /** How the picture fills its box. `hung`: as a frame on the page's plaster (see HungPicture). */
  fit?: 'cover' | 'contain' | 'hung';
  className?: string | undefined;
  /** The alternative text of the picture. It is empty if the picture only repeats the content beside it. */
  alt?: string;
  /** The address of a smaller file of the picture, which stays if the picture cannot be loaded. */
  standIn?: string | undefined;
  /** Content that covers the picture, such as a drawing that replaces it. */
  over?: ReactNode;
}

/**
 * A photograph in a box of its own proportions, or of those that `className` gives. The photograph is never mirrored.
 * If there is also a version at dusk, the dark theme shows that version; only the visible version is fetched.
 */
export function Picture({ picture, fit = 'cover', className, alt = picture.alt, ...rest }: PictureProps) {
  const { dusk, focus } = picture;
  const box = {
    className: `${styles.box} ${className ?? ''}`,
    'data-fit': fit,
    style: {
      '--ratio': `${picture.width} / ${picture.height}`,
      '--color': picture.color,
      ...(picture.blur ? { '--blur': `url(${picture.blur})` } : {}),
      ...(focus && fit === 'cover' ? { '--focus': `${focus[0]}% ${focus[1]}%` } : {}),
      ...(dusk ? { '--color-dusk': dusk.color } : {}),
    } as CSSProperties,
  };
  if (!dusk) return <PictureElement box={box} files={picture} alt={alt} {...rest} />;
  return (
    <span {...box} data-has-dusk="">
      <PictureElement box={{ 'data-hour': 'day' }} files={picture} alt={alt} {...rest} />
      <PictureElement box={{ 'data-hour': 'dusk' }} files={dusk} alt={alt} {...rest} />
    </span>
  );
}

/**
 * Media conditions for the two crops of a project's first picture: one for upright phones, one for all other windows.
 * project-cover.module.css has the same conditions.
 */
const onPhones = '(max-width: 47.99em) and (orientation: portrait)';
const elsewhere = '(min-width: 48em), (orientation: landscape)';

/**
 * A media condition that never holds, so that the browser fetches nothing. For the version of the current theme (day or
 * dusk), the head script (theme-script.ts) replaces the condition by `all`.
 */
function mediaAt(hour: string | undefined, media = ''): string {
  const conditions = media.split(', ').filter(Boolean);
  if (!hour) return media;
  return conditions.length > 0 ? conditions.map((one) => `${hour} and ${one}`).join(', ') : hour;
}

interface Box {
  className?: string;
  style?: CSSProperties;
  'data-fit'?: string;
  /**
   * The version of the picture: `day` for the light theme, `dusk` for the dark theme. Only the version of the current
   * theme is fetched.
   */
  'data-hour'?: 'day' | 'dusk';
}

function PictureElement(
  props: { box: Box; files: PictureFiles; alt: string } & Pick<
    PictureProps,
    'sizes' | 'isFirst' | 'isLast' | 'isCover' | 'standIn' | 'over'
  >,
) {
  const { box, files, alt, isFirst, isLast, isCover, standIn } = props;
  const hour = box['data-hour'];
  const priority = isFirst ? 'high' : isLast ? 'low' : undefined;
  const phone = isCover ? files.phone : undefined;
  const sources = [
    ...(phone ? [{ set: avifSet(phone), media: onPhones }] : []),
    { set: avifSet(files), ...(phone ? { media: elsewhere } : {}) },
  ];
  const sizes = reducedSizes(props.sizes);
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  // Checks whether the picture failed to load before hydration.
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (complete && currentSrc && naturalWidth === 0) setIsMissing(true);
  }, []);

  // Preloads the picture in the head of the prerendered page, which arrives one round trip before the picture's
  // element. If the picture has versions for day and dusk, the head script (theme-script.ts) starts the preload of the
  // visible one.
  if (isFirst && import.meta.env.SSR) {
    // A picture that the editor's preview has not made yet has no files.
    for (const { set, media } of sources.filter((source) => source.set))
      preload(set.split(' ')[0] ?? '', {
        as: 'image',
        type: 'image/avif',
        fetchPriority: 'high',
        imageSrcSet: set,
        imageSizes: sizes,
        ...(hour || media ? { media: mediaAt(hour, media) } : {}),
      });
  }
  if (isMissing && !standIn)
    return (
      <span {...box} className={`${box.className ?? ''} ${styles.missing}`} role="img" aria-label={alt} />
    );
  return (
    <picture {...box}>
      {isMissing
        ? null
        : sources.map(({ set, media }) => (
            <source key={set} type="image/avif" srcSet={set} sizes={sizes} media={media} />
          ))}
      <img
        ref={image}
        src={isMissing ? standIn : fallbackFile(files)}
        alt={alt}
        width={files.width}
        height={files.height}
        decoding={isFirst ? 'sync' : 'async'}
        // For a picture with versions for day and dusk, “eager” would also fetch the hidden version.
        loading={isFirst && !hour ? 'eager' : 'lazy'}
        {...(priority ? { fetchPriority: priority } : {})}
        onError={() => setIsMissing(true)}
      />
      {props.over}
    </picture>
  );
}
