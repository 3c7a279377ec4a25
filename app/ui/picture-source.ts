import type { PictureFiles, PictureSet } from '#model/geometry/media.ts';

const folder = `${import.meta.env.BASE_URL}pictures/`;

/** The AVIF files as a `srcset`. */
export function avifSet({ name, widths }: PictureSet): string {
  return widths.map((width) => `${folder}${name}-${width}.avif ${width}w`).join(', ');
}

/**
 * `sizes` with smaller widths for phones of more than two pixels per point: files of two pixels per point look as sharp there
 * and have half the bytes. Browsers take the first width whose condition holds.
 * @param sizes the last width is the phone's
 */
export function sparingSizes(sizes: string): string {
  const widths = sizes.split(', ');
  const phone = widths.pop();
  const sparing = (resolution: number, share: number) =>
    `(min-resolution: ${resolution}dppx) calc(${phone} * ${share})`;
  return [...widths, sparing(2.9, 0.6), sparing(2.3, 0.75), phone].join(', ');
}

/** `sizes` with each width, at the end of its condition, multiplied by a factor. */
export function scaledSizes(sizes: string, factor: number): string {
  return sizes.replaceAll(/\S+(?=,|$)/g, `calc($& * ${factor})`);
}

/** The JPEG for browsers without AVIF. */
export function fallbackFile({ name, fallbackWidth }: PictureFiles): string {
  return `${folder}${name}-${fallbackWidth}.jpg`;
}
