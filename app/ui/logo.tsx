/** The mark: a round arch that holds one oak leaf, its midrib cut out. One colour, clear from 16 px up. `size` is its height in px. */
export function LogoMark({ size = 40, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width={(size * 26) / 36}
      height={size}
      viewBox="0 0 26 36"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M1 35V13a12 12 0 0 1 24 0v22Z" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path
        d="M13 4.6C15 4.6 16.4 6.1 16.5 7.9 16.6 9.1 15.9 9.5 15.9 10.2 15.9 10.8 16.5 10.8 17.2 10.5 18.6 10 20.1 10.9 20.1 12.6 20.1 14.6 18.2 15.1 16.8 15.8 16 16.2 16.1 17 17 16.9 18.1 16.8 18.9 17.6 18.7 19 18.3 21.6 15.2 23 13.9 26.4L13.75 31.4H12.25L12.1 26.4C10.8 23 7.7 21.6 7.3 19 7.1 17.6 7.9 16.8 9 16.9 9.9 17 10 16.2 9.2 15.8 7.8 15.1 5.9 14.6 5.9 12.6 5.9 10.9 7.4 10 8.8 10.5 9.5 10.8 10.1 10.8 10.1 10.2 10.1 9.5 9.4 9.1 9.5 7.9 9.6 6.1 11 4.6 13 4.6ZM13 8.8 12.45 25.4H13.55Z"
        fill="currentColor"
        fillRule="evenodd"
      />
    </svg>
  );
}

/** A word as an outline: an SVG path in a box from 0 0, `em` units of which are the size of its letters. */
export interface OutlinedWord {
  path: string;
  width: number;
  height: number;
  em: number;
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
  if (!outline) return <span aria-hidden="true">{word}</span>;
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
