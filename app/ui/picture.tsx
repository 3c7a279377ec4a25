import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { PictureFiles, PictureSource } from '#model/geometry/media.ts';
import styles from './picture.module.css';
import { avifSet, fallbackFile, reducedSizes } from './picture-source.ts';

interface PictureProps {
  picture: PictureSource;
  /** The width at which the picture is shown, as a `sizes` attribute. The last width is that of phones. */
  sizes: string;
  /** Only for a picture that is visible at once. All other pictures are fetched when they come near the window. */
  isFirst?: boolean;
  /** For small copies, such as thumbnails: they are fetched after everything else that is visible. */
  isLast?: boolean;
  /** How the picture fills its box, which sets the size. `hung`: a frame on the page's plaster, see HungPicture. */
  fit?: 'cover' | 'contain' | 'hung';
  className?: string | undefined;
  /** The alternative text. It is empty if the picture only repeats the content beside it. */
  alt?: string;
  /** Content over the picture, such as a drawing that is shown instead of it. */
  over?: ReactNode;
}

/**
 * A photograph in a box of its own proportions, or of those that `className` gives. It is never mirrored. If there is
 * also a photograph at dusk, the dark theme shows that one; only the one that is shown is fetched.
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
 * Media conditions under which a project's first picture has its shape for phones, and its other shape. They match
 * project-cover.module.css.
 */
const onPhones = '(max-width: 47.99em) and (orientation: portrait)';
const elsewhere = '(min-width: 48em), (orientation: landscape)';

/**
 * A media condition that never holds: for the hour that is shown, the head script (theme-script.ts) replaces it by
 * `all`.
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
  /** The time of day at which this picture is shown. It is fetched only then. */
  'data-hour'?: 'day' | 'dusk';
}

function PictureElement(
  props: { box: Box; files: PictureFiles; alt: string } & Pick<
    PictureProps,
    'sizes' | 'isFirst' | 'isLast' | 'over'
  >,
) {
  const { box, files, alt, isFirst, isLast } = props;
  const hour = box['data-hour'];
  const priority = isFirst ? 'high' : isLast ? 'low' : undefined;
  const { phone } = files;
  const sources = [
    ...(phone ? [{ set: avifSet(phone), media: onPhones }] : []),
    { set: avifSet(files), ...(phone ? { media: elsewhere } : {}) },
  ];
  const sizes = reducedSizes(props.sizes);
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  // The picture may have failed to load before hydration.
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (complete && currentSrc && naturalWidth === 0) setIsMissing(true);
  }, []);

  // Preloads the picture in the head of the prerendered page, which arrives one round trip before the picture's
  // element. Of a pair by day and at dusk, the head script (theme-script.ts) starts the preload of the one that is
  // shown.
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
  if (isMissing)
    return (
      <span {...box} className={`${box.className ?? ''} ${styles.missing}`} role="img" aria-label={alt} />
    );
  return (
    <picture {...box}>
      {sources.map(({ set, media }) => (
        <source key={set} type="image/avif" srcSet={set} sizes={sizes} media={media} />
      ))}
      <img
        ref={image}
        src={fallbackFile(files)}
        alt={alt}
        width={files.width}
        height={files.height}
        decoding={isFirst ? 'sync' : 'async'}
        // Of a pair by day and at dusk, “eager” would also fetch the one that is not shown.
        loading={isFirst && !hour ? 'eager' : 'lazy'}
        {...(priority ? { fetchPriority: priority } : {})}
        onError={() => setIsMissing(true)}
      />
      {props.over}
    </picture>
  );
}
