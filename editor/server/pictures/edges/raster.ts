import sharp, { type Sharp } from 'sharp';
import { failOn } from '../../../../app/content/readable-picture.ts';

/** A picture as it is looked at: three values (0 to 255) a pixel, row by row. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The reduced picture's longer side, in px. */
const reducedSide = 512;

/**
 * Reads a picture upright, in sRGB; what shines through shows white.
 * @returns it in full size and reduced
 * @throws where it cannot be read
 */
export async function readRasters(file: string | Buffer): Promise<{ full: Raster; reduced: Raster }> {
  const full = await toRaster(
    sharp(file, { failOn }).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb'),
  );
  const { width, height, data } = full;
  const reduced = sharp(data, { raw: { width, height, channels: 3 } }).resize(reducedSide, reducedSide, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  return { full, reduced: await toRaster(reduced) };
}

async function toRaster(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: info.channels === 3 ? data : tripled(data) };
}

/** Gray has one value a pixel. */
function tripled(gray: Uint8Array): Uint8Array {
  const data = new Uint8Array(gray.length * 3);
  for (let index = 0; index < data.length; index += 1) data[index] = gray[Math.floor(index / 3)] ?? 0;
  return data;
}

/** The same picture with rows and columns exchanged: lines across become upright ones. */
export function transpose({ width, height, data }: Raster): Raster {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [(y * width + x) * 3, (x * height + y) * 3];
      turned[to] = data[from] as number;
      turned[to + 1] = data[from + 1] as number;
      turned[to + 2] = data[from + 2] as number;
    }
  return { width: height, height: width, data: turned };
}
