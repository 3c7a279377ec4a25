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

/** The JPEG for browsers without AVIF. */
export function fallbackFile({ name, fallbackWidth }: PictureFiles): string {
  return `${folder}${name}-${fallbackWidth}.jpg`;
}
