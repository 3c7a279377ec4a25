import type { CSSProperties } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureFiles } from '#model/geometry/media.ts';

/** A small picture of a framed print. Its alternative text is empty, because the print’s name is beside it. */
export function PrintThumb({ art, swatch }: { art: PictureFiles; swatch: string }) {
  return (
    <span className="wall-thumb" style={{ '--swatch': swatch } as CSSProperties}>
      <Picture picture={{ ...art, alt: '' }} sizes="44px" isLast />
    </span>
  );
}
