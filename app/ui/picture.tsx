import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { PictureFiles, PictureSource } from '#model/geometry/media.ts';
import styles from './picture.module.css';
import { avifSet, fallbackFile, sparingSizes } from './picture-source.ts';

interface PictureProps {
  picture: PictureSource;
  /** How wide it is shown, as the `sizes` attribute says it; the last width is the phone's. */
  sizes: string;
  /** Only for what is seen at once; everything else waits until it comes near. */
  isFirst?: boolean;
  /** For small repetitions: they come after everything else that is in sight. */
  isLast?: boolean;
  /** How the picture fills its box; the box gives the size. `hung`: a frame on the page's plaster, see HungPicture. */
  fit?: 'cover' | 'contain' | 'hung';
  className?: string | undefined;
  /** An empty text where the picture only repeats what stands beside it. */
  alt?: string;
  /** Lies in its box, such as what is drawn in its place. */
  over?: ReactNode;
}

/**
 * A photograph in a box of its own proportions, or of those that `className` gives. Never mirrored. One that was taken at
 * dusk as well shows that in the dark theme; the other of the two is not fetched.
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

/** Where a project's first picture has its shape for phones, as in project-cover.module.css. */
const onPhones = '(max-width: 47.99em) and (orientation: portrait)';
const elsewhere = '(min-width: 48em), (orientation: landscape)';

/** A condition that holds at no hour: the script of the head (theme-script.ts) writes `all` instead of the hour that is shown. */
function mediaAt(hour: string | undefined, media = ''): string {
  const conditions = media.split(', ').filter(Boolean);
  if (!hour) return media;
  return conditions.length > 0 ? conditions.map((one) => `${hour} and ${one}`).join(', ') : hour;
}

interface Box {
  className?: string;
  style?: CSSProperties;
  'data-fit'?: string;
  /** The one time of day at which it is shown; it is fetched only then. */
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
  const sizes = sparingSizes(props.sizes);
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  // Follows the browser: the picture may have failed before React was there to hear it.
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (complete && currentSrc && naturalWidth === 0) setIsMissing(true);
  }, []);

  // In the head of the prerendered page, which arrives a round trip before the picture's own place. Of a pair the head's
  // script (theme-script.ts) asks for the one that is shown.
  if (isFirst && import.meta.env.SSR) {
    for (const { set, media } of sources)
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
        // Of a pair, “eager” would fetch the one that is not shown as well.
        loading={isFirst && !hour ? 'eager' : 'lazy'}
        {...(priority ? { fetchPriority: priority } : {})}
        onError={() => setIsMissing(true)}
      />
      {props.over}
    </picture>
  );
}
