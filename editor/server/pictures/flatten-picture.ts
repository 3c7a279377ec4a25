import sharp from 'sharp';
import { failOn } from '../../../app/content/readable-picture.ts';
import { distance, isConvex, type Quad } from '../../../app/wall/geometry.ts';
import { place, squareTo } from '../../../app/wall/homography.ts';
import type { PictureRefusal } from './picture-refusal.ts';
import { longestSide, type TakenPicture, writePicture } from './take-picture.ts';

/** What lies between four corners of a picture, made straight. */
export interface FlatPart {
  /** From the top left clockwise, in px of the picture, upright. */
  corners: Quad;
  /** Width by height of what lies there; without it, as the corners are. */
  ratio?: number | undefined;
}

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Smaller sides (px) show nothing. */
const shortestSide = 64;

/**
 * Makes a part of a picture a straight one of its own, as large as it is there.
 * @returns why it is refused, where the corners are no rectangle's or too near each other
 */
export async function flattenPicture(
  file: string,
  { corners, ratio }: FlatPart,
): Promise<TakenPicture | PictureRefusal> {
  const upright = (await sharp(file).metadata()).autoOrient;
  const { data, info } = await sharp(file, { failOn })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = info.width / upright.width;
  const there = corners.map(([x, y]) => [x * scale, y * scale]) as unknown as Quad;
  const [width, height] = flatSize(there, ratio);
  if (!isConvex(there) || Math.min(width, height) < shortestSide) return 'notPicture';
  const flat = flattenPixels({ data, width: info.width, height: info.height }, there, [width, height]);
  return writePicture(sharp(flat, { raw: { width, height, channels: 3 } }));
}

/** How large a part is when it is straight: as its sides are long, or of the same area with another ratio. */
export function flatSize([a, b, c, d]: Quad, ratio?: number): [width: number, height: number] {
  const across = (distance(a, b) + distance(d, c)) / 2;
  const down = (distance(a, d) + distance(b, c)) / 2;
  const [width, height] = ratio
    ? [Math.sqrt(across * down * ratio), Math.sqrt((across * down) / ratio)]
    : [across, down];
  const most = Math.min(1, longestSide / Math.max(width, height));
  return [Math.round(width * most), Math.round(height * most)];
}

/** @returns RGB of the part between the corners, each px between its four neighbors */
export function flattenPixels(
  { data, width, height }: Pixels,
  corners: Quad,
  [wide, high]: [number, number],
): Buffer {
  const toPicture = squareTo(corners);
  const flat = Buffer.alloc(wide * high * 3);
  for (let row = 0, at = 0; row < high; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const [x, y] = place(toPicture, [(column + 0.5) / wide, (row + 0.5) / high]);
      // A px is where its middle is.
      const left = Math.min(Math.max(x - 0.5, 0), width - 1);
      const top = Math.min(Math.max(y - 0.5, 0), height - 1);
      const [x0, y0] = [Math.floor(left), Math.floor(top)];
      const [x1, y1] = [Math.min(x0 + 1, width - 1), Math.min(y0 + 1, height - 1)];
      const [right, below] = [left - x0, top - y0];
      for (let channel = 0; channel < 3; channel += 1, at += 1) {
        const upper = mix(
          data[(y0 * width + x0) * 3 + channel],
          data[(y0 * width + x1) * 3 + channel],
          right,
        );
        const lower = mix(
          data[(y1 * width + x0) * 3 + channel],
          data[(y1 * width + x1) * 3 + channel],
          right,
        );
        flat[at] = Math.round(mix(upper, lower, below));
      }
    }
  }
  return flat;
}

function mix(one = 0, other = 0, share: number): number {
  return one + (other - one) * share;
}
