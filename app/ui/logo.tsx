import type { OutlinedWord } from '#model/geometry/media.ts';

/** The mark: a round arch that holds one oak leaf, its midrib cut out. One color, clear from 16 px up, drawn from the page's sheet of icons. `size` is its height in px. */
export function LogoMark({ size = 40, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg className={className} width={(size * 26) / 36} height={size} viewBox="0 0 26 36" aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}

interface LogoWordProps {
  word: string;
  /** Drawn instead of the letters, as large as they would be: nothing moves when the faces arrive. */
  outline: OutlinedWord | null;
  /** The page's first: the others draw the same path again. */
  isFirst?: boolean;
}

/** The studio's word beside the mark. The link around it has a name of its own. */
export function LogoWord({ word, outline, isFirst }: LogoWordProps) {
  if (!outline)
    return (
      <span aria-hidden="true" translate="no">
        {word}
      </span>
    );
  const { path, width, height, em } = outline;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ inlineSize: `${width / em}em`, blockSize: `${height / em}em` }}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {isFirst ? <path id="word-mark" d={path} /> : <use href="#word-mark" />}
    </svg>
  );
}
