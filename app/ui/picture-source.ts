import type { PictureFiles, PictureSet } from '#model/geometry/media.ts';

const folder = `${import.meta.env.BASE_URL}pictures/`;

/** Lists the AVIF files of a picture as a `srcset` attribute. */
export function avifSet({ name, widths }: PictureSet): string {
  return widths.map((width) => `${folder}${name}-${width}.avif ${width}w`).join(', ');
}

/**
 * Makes phones of more than two pixels per point fetch files of two pixels per point, which look as sharp there and
 * have half the bytes. The function adds smaller widths to the front of `sizes`, of which browsers use the first whose
 * condition holds.
 * @param sizes a `sizes` attribute whose last width is that of phones
 */
export function reducedSizes(sizes: string): string {
  const widths = sizes.split(', ');
  const phone = widths.pop();
  const reduced = (resolution: number, share: number) =>
    `(min-resolution: ${resolution}dppx) calc(${phone} * ${share})`;
  return [...widths, reduced(2.9, 0.6), reduced(2.3, 0.75), phone].join(', ');
}

/** Multiplies every width in a `sizes` attribute by a factor. Each width stands at the end of its media condition. */
export function scaledSizes(sizes: string, factor: number): string {
  return sizes.replaceAll(/\S+(?=,|$)/g, `calc($& * ${factor})`);
}

/** The address of a picture's JPEG file, for browsers without AVIF. */
export function fallbackFile({ name, fallbackWidth }: PictureFiles): string {
  return `${folder}${name}-${fallbackWidth}.jpg`;
}
