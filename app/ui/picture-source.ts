import type { PictureFiles } from '#model/geometry/media.ts';

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
