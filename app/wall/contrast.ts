import type { Point, Quad } from './geometry.ts';
import { between, middleOf } from './geometry.ts';

/** Part of a photograph as a canvas gives it: four bytes a pixel, and where its first pixel lies in the whole. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  left: number;
  top: number;
}

/** One number a pixel: how much it looks like the sheet rather than like the wall. */
export interface Contrast {
  values: Float32Array;
  width: number;
  height: number;
  left: number;
  top: number;
}

/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/**
 * Turns colors into the one number in which sheet and wall differ most for their noise (Fisher's linear discriminant, 1936):
 * on a beige wall that is mostly blue, on a white one brightness. The sheet always comes out above the wall.
 * @param near the four taps: what lies well inside is sheet, what lies well outside mostly wall.
 */
export function contrastOf(pixels: Pixels, near: Quad): Contrast {
  const sheet = colorsAt(pixels, near, [0, 0.15, 0.3, 0.42]);
  const wall = colorsAt(pixels, near, [1.75, 1.9, 2.05]);
  const [a, b] = [medianColor(sheet), medianColor(wall)];
  const apart = [0, 1, 2].map((channel) => (a[channel] ?? 0) - (b[channel] ?? 0));
  const noise = [0, 1, 2].map((channel) => Math.max(noiseOf(sheet, channel), 1.5));
  const weights = apart.map((value, channel) => value / (noise[channel] ?? 1) ** 2);
  const length = Math.hypot(...weights) || 1;
  const [red = 0, green = 0, blue = 0] = weights.map((value) => value / length);
  const { data, width, height, left, top } = pixels;
  const values = new Float32Array(width * height);
  for (let at = 0; at < values.length; at++) {
    values[at] =
      red * (data[4 * at] as number) +
      green * (data[4 * at + 1] as number) +
      blue * (data[4 * at + 2] as number);
  }
  return { values, width, height, left, top };
}

/** The number at a point of the photograph (px), between the four nearest pixels; the edge's outside of the part. */
export function contrastAt({ values, width, height, left, top }: Contrast, x: number, y: number): number {
  const across = Math.min(Math.max(x - left - 0.5, 0), width - 1.001);
  const down = Math.min(Math.max(y - top - 0.5, 0), height - 1.001);
  const [column, row] = [Math.floor(across), Math.floor(down)];
  const [u, v] = [across - column, down - row];
  const at = row * width + column;
  const upper = (values[at] as number) * (1 - u) + (values[at + 1] as number) * u;
  const lower = (values[at + width] as number) * (1 - u) + (values[at + width + 1] as number) * u;
  return upper * (1 - v) + lower * v;
}

/** Pixels on rings round the middle of a quadrangle; ring 1 is the quadrangle itself. Empty where all lie outside. */
export function colorsAt(
  { data, width, height, left, top }: Pixels,
  quad: Quad,
  rings: readonly number[],
): Color[] {
  const middle = middleOf(quad);
  const colors: Color[] = [];
  for (const ring of rings) {
    for (let step = 0; step < 160; step++) {
      const corner = Math.floor(step / 40);
      const edge = between(quad[corner] as Point, quad[(corner + 1) % 4] as Point, (step % 40) / 40);
      const [x, y] = between(middle, edge, ring);
      const [column, row] = [Math.floor(x - left), Math.floor(y - top)];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const at = 4 * (row * width + column);
      colors.push([data[at] as number, data[at + 1] as number, data[at + 2] as number]);
    }
  }
  return colors;
}

/** The middle value of each channel; black for none. */
export function medianColor(colors: readonly Color[]): Color {
  return [0, 1, 2].map((channel) =>
    median(colors.map((color) => color[channel] as number)),
  ) as unknown as Color;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** How much neighbors differ: noise and texture without the slope of the light. */
function noiseOf(colors: readonly Color[], channel: number): number {
  const steps = colors
    .slice(1)
    .map((color, place) => Math.abs((color[channel] as number) - (colors[place]?.[channel] ?? 0)));
  return median(steps) * 1.05;
}
