import type { CSSProperties } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureFiles } from '#model/geometry/media.ts';

/** A framed print, small; its name stands beside it. */
export function PrintThumb({ art, swatch }: { art: PictureFiles; swatch: string }) {
  return (
    <span className="wall-thumb" style={{ '--swatch': swatch } as CSSProperties}>
      <Picture picture={{ ...art, alt: '' }} sizes="44px" isLast />
    </span>
  );
}
