import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import styles from './picture.module.css';
import { avifSet, fallbackFile, type PictureFiles, type PictureSource, sparingSizes } from './picture-source';

interface PictureProps {
  picture: PictureSource;
  /** How wide it is shown, as the `sizes` attribute says it; the last width is the phone's. */
  sizes: string;
  /** Only for what is seen at once; everything else waits until it comes near. */
  isFirst?: boolean;
  /** For small repetitions: they come after everything else that is in sight. */
  isLast?: boolean;
  /** How the picture fills its box; the box gives the size. */
  fit?: 'cover' | 'contain';
  className?: string | undefined;
  /** An empty text where the picture only repeats what stands beside it. */
  alt?: string;
}

/**
 * A photograph in a box of its own proportions, or of those that `className` gives. Never mirrored. One with a twin of the
 * same view at dusk shows that in the dark theme; the other of the two is not fetched.
 */
export function Picture({ picture, sizes, isFirst, isLast, fit = 'cover', className, alt }: PictureProps) {
  const { dusk } = picture;
  const shared = { sizes, isFirst, isLast, alt: alt ?? picture.alt };
  return (
    <span
      className={`${styles.box} ${className ?? ''}`}
      data-fit={fit}
      data-has-twin={dusk ? '' : undefined}
      style={
        {
          '--ratio': `${picture.width} / ${picture.height}`,
          '--color': picture.color,
          ...(picture.blur ? { '--blur': `url(${picture.blur})` } : {}),
          ...(dusk ? { '--color-dusk': dusk.color } : {}),
        } as CSSProperties
      }
    >
      {dusk ? (
        <>
          <span data-hour="day">
            <PictureElement files={picture} hour="day" {...shared} />
          </span>
          <span data-hour="dusk">
            <PictureElement files={dusk} hour="dusk" {...shared} />
          </span>
        </>
      ) : (
        <PictureElement files={picture} {...shared} />
      )}
    </span>
  );
}

function PictureElement(props: {
  files: PictureFiles;
  sizes: string;
  alt: string;
  /** The one time of day at which it is shown; it is fetched only then. */
  hour?: 'day' | 'dusk';
  isFirst?: boolean | undefined;
  isLast?: boolean | undefined;
}) {
  const { files, alt, hour, isFirst, isLast } = props;
  const priority = isFirst ? 'high' : isLast ? 'low' : undefined;
  const set = avifSet(files);
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
    preload(set.split(' ')[0] ?? '', {
      as: 'image',
      type: 'image/avif',
      fetchPriority: 'high',
      imageSrcSet: set,
      imageSizes: sizes,
      ...(hour ? { media: hour } : {}),
    });
  }
  if (isMissing) return <span className={styles.missing} role="img" aria-label={alt} />;
  return (
    <picture>
      <source type="image/avif" srcSet={set} sizes={sizes} />
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
    </picture>
  );
}
