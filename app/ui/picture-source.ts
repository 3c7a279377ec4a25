import type { PictureFiles, PictureSet } from '#model/geometry/media.ts';

const folder = `${import.meta.env.BASE_URL}pictures/`;

/** The AVIF files as a `srcset`. */
export function avifSet({ name, widths }: PictureSet): string {
  return widths.map((width) => `${folder}${name}-${width}.avif ${width}w`).join(', ');
}

/**
 * Reduces the width of phones in `sizes` for screens of more than two pixels per point: files of two pixels per point
 * look as sharp there, and have half the bytes. Browsers use the first width whose condition holds.
 * @param sizes its last width is that of phones
 */
export function reducedSizes(sizes: string): string {
  const widths = sizes.split(', ');
  const phone = widths.pop();
  const reduced = (resolution: number, share: number) =>
    `(min-resolution: ${resolution}dppx) calc(${phone} * ${share})`;
  return [...widths, reduced(2.9, 0.6), reduced(2.3, 0.75), phone].join(', ');
}

/** Multiplies each width in `sizes`, which stands at the end of its condition, by a factor. */
export function scaledSizes(sizes: string, factor: number): string {
  return sizes.replaceAll(/\S+(?=,|$)/g, `calc($& * ${factor})`);
}

/** The JPEG file for browsers without AVIF. */
export function fallbackFile({ name, fallbackWidth }: PictureFiles): string {
  return `${folder}${name}-${fallbackWidth}.jpg`;
}
