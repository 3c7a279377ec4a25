import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { measures, printGap } from '#model/geometry/measures.ts';
import type { Focus } from '#model/geometry/media.ts';
import type { Point } from '#model/geometry/points.ts';
import { printPosition } from '#model/geometry/print-position.ts';
import { contentRoot } from '#model/on-disk/folders.server.ts';

/** Framed prints that hang side by side in a sample room. */
export interface HungPrints {
  /** Maps wall cm (right, up) to px of the room's picture. */
  homography: readonly number[];
  /** The middle of the row of prints, in wall cm. */
  center: Point;
  /** `art` is a path below content/, `size` such as `50x70`. */
  prints: { art: string; swatch: string; size: string }[];
}

/** The colors of mat and shadow, as on the site (app/page-parts/room-with-prints.module.css). */
const mat = '#e4dfd4';
const shadow = 'rgb(34 27 21)';

/**
 * Draws framed prints into the picture of a room.
 * @returns the picture, and the point of it that a crop has to keep
 */
export async function hangPrints(
  room: Buffer,
  { homography, center, prints }: HungPrints,
): Promise<{ picture: Buffer; focus: Focus }> {
  const { autoOrient } = await sharp(room).metadata();
  const { x, y, cm, turn } = printPosition({ homography, center, picture: autoOrient });
  const { width, height } = autoOrient;
  const scale = cm * width;
  const outers = prints.map(({ size }) => measures(size).outer[0]);
  let left = -(outers.reduce((sum, outer) => sum + outer, 0) + (prints.length - 1) * printGap) / 2;
  const drawn: string[] = [];
  for (const print of prints) {
    drawn.push(await drawPrint(print, left));
    left += measures(print.size).outer[0] + printGap;
  }
  const place = `translate(${x * width} ${y * height}) matrix(${turn.join(' ')} 0 0) scale(${scale})`;
  const blur =
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.6"/></filter>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${blur}<g transform="${place}">${drawn.join('')}</g></svg>`;
  const picture = await sharp(room)
    .autoOrient()
    .composite([{ input: Buffer.from(svg) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { picture, focus: [x * 100, y * 100] };
}

/** One framed print as SVG, in cm: `left` is its left edge, and its middle is at the height 0. */
async function drawPrint({ art, swatch, size }: HungPrints['prints'][number], left: number): Promise<string> {
  const { outer, printSize, window } = measures(size);
  const box = ([width, height]: Point, by = 0) =>
    `x="${left + (outer[0] - width) / 2}" y="${by - height / 2}" width="${width}" height="${height}"`;
  const pixels = await sharp(await readFile(path.join(contentRoot, art)))
    .resize({ width: 480 })
    .png()
    .toBuffer();
  return [
    `<rect ${box(outer, 2)} fill="${shadow}" opacity="0.45" filter="url(#soft)"/>`,
    `<rect ${box(outer, 0.7)} fill="${shadow}" opacity="0.5"/>`,
    `<rect ${box(outer)} fill="${swatch}"/>`,
    `<rect ${box(printSize)} fill="${mat}"/>`,
    `<image ${box(window)} href="data:image/png;base64,${pixels.toString('base64')}"/>`,
  ].join('');
}
