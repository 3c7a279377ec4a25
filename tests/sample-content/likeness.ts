import sharp, { type Sharp } from 'sharp';
import type { Edges } from '#model/content/kinds/frames.ts';

/** The pixels of a picture, row by row, each with red, green and blue. */
interface Points {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The opening of a frame's mount, relative to the frame's size; a little smaller, so that the mount is not part of it. */
const opening = { width: 0.72, height: 0.76 };
/** The width of the opening in pixels. */
const width = 36;
/** The possible widths of a print behind its mount, relative to the frame's width. */
const scales = Array.from({ length: 9 }, (_, step) => 0.76 + step * 0.03);
/** The largest tested offset (pixels) of a print from the middle of its frame, in each direction. */
const shift = 2;

/** The area of a picture that shows the print inside its mount. */
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

/** The flat picture of a print in each possible size. */
export async function inEachSize(file: string): Promise<Points[]> {
  const art = await pointsOf(sharp(file).resize(4 * width));
  const raw = { width: art.width, height: art.height, channels: 3 } as const;
  return Promise.all(
    scales.map((scale) =>
      pointsOf(sharp(art.data, { raw }).resize(Math.round((width * scale) / opening.width))),
    ),
  );
}

/** The highest correlation of a print with the area seen in a frame, over all sizes and offsets: 1 is equal, 0 unrelated. */
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

/** The correlation of the seen colors with those of a print at offset x, y; -1 if the print does not cover the area. */
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
