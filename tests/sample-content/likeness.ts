import sharp, { type Sharp } from 'sharp';
import type { Edges } from '#model/content/kinds/frames.ts';

/** A picture as numbers, row by row, each point as red, green and blue. */
interface Points {
  data: Uint8Array;
  width: number;
  height: number;
}

/** What a frame's mount leaves open, in parts of the frame; a little less, so that no mount is in it. */
const opening = { width: 0.72, height: 0.76 };
/** So many points that part of a frame is wide. */
const width = 36;
/** How wide a print is at least and at most behind its mount, in parts of the frame. */
const scales = Array.from({ length: 9 }, (_, step) => 0.76 + step * 0.03);
/** So far (points) a print may hang from the middle of its frame, to each side. */
const shift = 2;

/** The part of a picture that shows the print behind its mount. */
export async function seenInFrame(file: string, { left, top, right, bottom }: Edges): Promise<Points> {
  const [wide, high] = [(right - left) * opening.width, (bottom - top) * opening.height];
  const cut = sharp(file).extract({
    left: Math.round((left + right - wide) / 2),
    top: Math.round((top + bottom - high) / 2),
    width: Math.round(wide),
    height: Math.round(high),
  });
  return pointsOf(cut.resize(width, Math.round((width * high) / wide), { fit: 'fill' }));
}

/** A flat print in each of the sizes that it may have behind a mount. */
export async function inEachSize(file: string): Promise<Points[]> {
  const art = await pointsOf(sharp(file).resize(4 * width));
  const raw = { width: art.width, height: art.height, channels: 3 } as const;
  return Promise.all(
    scales.map((scale) =>
      pointsOf(sharp(art.data, { raw }).resize(Math.round((width * scale) / opening.width))),
    ),
  );
}

/** How alike a print is to what is seen in a frame, where it is laid over it best: 1 is the same, 0 nothing in common. */
export function likeness(seen: Points, sizes: Points[]): number {
  let best = -1;
  for (const print of sizes) {
    const [x, y] = [Math.round((print.width - seen.width) / 2), Math.round((print.height - seen.height) / 2)];
    for (let down = -shift; down <= shift; down += 1)
      for (let aside = -shift; aside <= shift; aside += 1)
        best = Math.max(best, correlation(seen, print, x + aside, y + down));
  }
  return best;
}

/** Of all colors of what is seen with those of a print that begins at x and y; -1 where the print does not fill it. */
function correlation(seen: Points, print: Points, x: number, y: number): number {
  if (x < 0 || y < 0 || x + seen.width > print.width || y + seen.height > print.height) return -1;
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  const row = seen.width * 3;
  for (let line = 0; line < seen.height; line += 1) {
    const start = ((y + line) * print.width + x) * 3;
    for (let at = 0; at < row; at += 1) {
      const one = seen.data[line * row + at] ?? 0;
      const other = print.data[start + at] ?? 0;
      a += one;
      b += other;
      aa += one * one;
      bb += other * other;
      ab += one * other;
    }
  }
  const count = seen.height * row;
  return (count * ab - a * b) / Math.sqrt((count * aa - a * a) * (count * bb - b * b));
}

async function pointsOf(picture: Sharp): Promise<Points> {
  const { data, info } = await picture
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
