/** The files of a photograph, in several widths (px), as scripts/pictures.ts makes them. */
export interface PictureFiles {
  /** Stem of the file names in /pictures/. */
  name: string;
  width: number;
  height: number;
  widths: number[];
  /** Width of the one JPEG, for browsers without AVIF. */
  fallbackWidth: number;
  /** What is shown until the picture arrives: its mean colour and, on pictures seen first, a tiny blur. */
  color: string;
  blur?: string;
  /** A frame without the wall that it was photographed on. */
  isCutOut?: true;
}

/** A photograph with its words. */
export interface PictureSource extends PictureFiles {
  alt: string;
  /** The label that the owner gave it; nothing where there is none. */
  caption?: string;
  /** The same view with its lamps lit, for the dark theme. */
  dusk?: PictureFiles;
}

const folder = `${import.meta.env.BASE_URL}pictures/`;

/** The AVIF files as a `srcset`. */
export function avifSet({ name, widths }: PictureFiles): string {
  return widths.map((width) => `${folder}${name}-${width}.avif ${width}w`).join(', ');
}

/**
 * `sizes` with less for a phone of three pixels per point: about two of them are as sharp to the eye and half the bytes.
 * Browsers take the first width whose condition holds, so that a width for such phones that stands there already wins.
 * @param sizes the last width is the phone's
 */
export function sparingSizes(sizes: string): string {
  const widths = sizes.split(', ');
  const phone = widths.pop();
  return [...widths, `(min-resolution: 2.5dppx) calc(${phone} * 0.6)`, phone].join(', ');
}

/** The JPEG for browsers without AVIF. */
export function fallbackFile({ name, fallbackWidth }: PictureFiles): string {
  return `${folder}${name}-${fallbackWidth}.jpg`;
}
