import type { OutlinedWord } from '#model/geometry/media.ts';

/**
 * The logo's mark: a round arch that contains one oak leaf, whose midrib is cut out. It has one color, is clear from 16
 * px up, and is drawn from the page's icon sprite. `size` is its height in px.
 */
export function LogoMark({ size = 40, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg className={className} width={(size * 26) / 36} height={size} viewBox="0 0 26 36" aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}

interface LogoWordProps {
  word: string;
  /**
   * The outline of the word as a path, as large as the word in letters. A path needs no font, so nothing moves when the
   * fonts arrive.
   */
  outline: OutlinedWord | null;
  /** Whether this is the first logo word of the page. All others reuse the path of the first. */
  isFirst?: boolean;
}

/** The studio's name beside the mark. Assistive technology reads the name of the link around it instead. */
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
