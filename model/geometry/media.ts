/* What pictures, codes and outlined words are made of: content/ hands them out, ui/ shows them. */

/** A place in a picture, percent of its width and height from the top left. */
export type Focus = readonly [x: number, y: number];

/** The files of a photograph, in several widths (px), as scripts/pictures makes them. */
export interface PictureFiles {
  /** Stem of the file names in /pictures/. */
  name: string;
  width: number;
  height: number;
  widths: number[];
  /** Width of the one JPEG, for browsers without AVIF. */
  fallbackWidth: number;
  /** What is shown until the picture arrives: its mean color and, on pictures seen first, a tiny blur. */
  color: string;
  blur?: string;
  /** What stays in sight where it is cropped, percent of its width and height; the middle where there is none. */
  focus?: Focus;
  /** A frame that was cut out of its photograph. */
  isCutOut?: true;
}

/** A photograph with its words. */
export interface PictureSource extends PictureFiles {
  alt: string;
  /** The label that the owner gave it; nothing where there is none. */
  caption?: string;
  /** The same view with its lamps lit, for the dark theme. */
  dusk?: PictureFiles;
  /** Of a frame that was cut out: how it is drawn in its place. */
  drawn?: DrawnFrame;
}

/** A framed print to be drawn as it was chosen. */
export interface DrawnFrame {
  /** The flat print; without it the bar alone is drawn. */
  art?: PictureFiles | undefined;
  /** Such as “30x40”. */
  size: string;
  /** The id of its color; one that is gone draws nothing. */
  color: string;
  /** A frame's colors as CSS has them, the photographed one first. */
  colors: readonly { id: string; swatch: string }[];
}

/** A QR code with its margin, in modules: the side of the square, and the dark modules as an SVG path whose stroke is one wide. */
export interface QrCode {
  size: number;
  path: string;
}

/** A word as an outline: an SVG path in a box from 0 0, `em` units of which are the size of its letters. */
export interface OutlinedWord {
  path: string;
  width: number;
  height: number;
  em: number;
}
