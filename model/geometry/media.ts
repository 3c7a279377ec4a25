/* Types of pictures, QR codes and outlined words. Loaders make the values from content/; components in app/ui show them. */

/** A point in a picture, in percent of its width and height from the top left corner. */
export type Focus = readonly [x: number, y: number];

/** Files of one picture in several widths. */
export interface PictureSet {
  /** The beginning that the names of all files of this picture in /pictures/ share. */
  name: string;
  /** Widths of the files in px, ascending. */
  widths: number[];
}

/** The files of a photograph, as scripts/pictures makes them. */
export interface PictureFiles extends PictureSet {
  width: number;
  height: number;
  /** Width of the single JPEG file, for browsers without AVIF. */
  fallbackWidth: number;
  /**
   * What the page shows until the picture is loaded: its mean color
   * and, for the first visible pictures, a tiny blurred version.
   */
  color: string;
  blur?: string;
  /** The point that stays visible when the picture is cropped. Default: the middle. */
  focus?: Focus;
  /** The photograph cut to the shape of a project's first picture on a phone. Only first pictures have it. */
  phone?: PictureSet;
  /** Whether the picture shows a frame that was cut out of its photograph. */
  isCutOut?: true;
}

/** A photograph with its texts. */
export interface PictureSource extends PictureFiles {
  alt: string;
  /** The owner’s caption or label for the photograph, if there is one. */
  caption?: string;
  /** The same view with the lamps on, for the dark theme. */
  dusk?: PictureFiles;
  /** For a cut-out frame: the CSS color in which the bar of the frame is painted over the photograph. */
  barColor?: string;
}

/**
 * A QR code with its margin. Lengths are in modules: `size` is the side of the square, `path` draws the dark modules as
 * an SVG path with a stroke width of 1.
 */
export interface QrCode {
  size: number;
  path: string;
}

/** A word as an SVG path in a box that begins at 0 0. `em` is the font size in the units of the path. */
export interface OutlinedWord {
  path: string;
  width: number;
  height: number;
  em: number;
}
