import type { Point, Quad } from '#model/geometry/points.ts';
import { interpolate, middleOf } from '#model/geometry/points.ts';

/**
 * A part of a photograph as canvas data, with four bytes per pixel.
 * `left` and `top` are the part's position in the photograph.
 */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  left: number;
  top: number;
}

/** One number per pixel: the higher it is, the more the pixel looks like the A4 sheet instead of the wall. */
export interface Contrast {
  values: Float32Array;
  width: number;
  height: number;
  left: number;
  top: number;
  /** The usual difference between the value of the A4 sheet and that of the wall beside it. */
  step: number;
}

/** A color as red, green and blue, each from 0 to 255. */
export type Color = readonly [number, number, number];

/**
 * Reduces each color to the one number that separates A4 sheet and wall best, relative to their noise (Fisher's linear
 * discriminant, 1936). On a beige wall this is mostly blue, on a white wall it is brightness. The sheet always gets
 * higher values than the wall. Each point inside the tapped quadrangle is compared with a point outside in the same
 * direction, so that a shadow across both has little influence.
 * @param near the four taps, clockwise from the top left, in px
 */
export function contrastOf(pixels: Pixels, near: Quad): Contrast {
  const sheetColors = colorsAt(pixels, near, 0.4);
  const wallColors = colorsAt(pixels, near, 1.7);
  const differences = ([0, 1, 2] as const).map((channel) =>
    median(
      sheetColors.flatMap((color, index) =>
        color && wallColors[index] ? [color[channel] - wallColors[index][channel]] : [],
      ),
    ),
  );
  const noise = ([0, 1, 2] as const).map((channel) =>
    Math.max(
      noiseOf(sheetColors, (color) => color[channel]),
      1.5,
    ),
  );
  const weights = differences.map((value, channel) => value / (noise[channel] ?? 1) ** 2);
  const length = Math.hypot(...weights) || 1;
  const [red = 0, green = 0, blue = 0] = weights.map((value) => value / length);
  const { data, ...box } = pixels;
  const values = new Float32Array(box.width * box.height);
  for (let pixel = 0; pixel < values.length; pixel++) {
    values[pixel] =
      red * (data[4 * pixel] as number) +
      green * (data[4 * pixel + 1] as number) +
      blue * (data[4 * pixel + 2] as number);
  }
  const step = red * (differences[0] ?? 0) + green * (differences[1] ?? 0) + blue * (differences[2] ?? 0);
  return { ...box, values, step: Math.max(step, 1) };
}

/**
 * The contrast value at a point of the photograph (px), by bilinear interpolation. A point outside the measured part of
 * the photograph gets the value of the part's nearest edge.
 */
export function contrastAt({ values, width, height, left, top }: Contrast, x: number, y: number): number {
  const across = Math.min(Math.max(x - left - 0.5, 0), width - 1.001);
  const down = Math.min(Math.max(y - top - 0.5, 0), height - 1.001);
  const [column, row] = [Math.floor(across), Math.floor(down)];
  const [u, v] = [across - column, down - row];
  const pixel = row * width + column;
  const upper = (values[pixel] as number) * (1 - u) + (values[pixel + 1] as number) * u;
  const lower = (values[pixel + width] as number) * (1 - u) + (values[pixel + width + 1] as number) * u;
  return upper * (1 - v) + lower * v;
}

/**
 * Colors along a ring around the middle of a quadrangle. The ring has the quadrangle’s shape: at `ring` 1 it is the
 * outline, below 1 it lies inside, above 1 outside. Ring points outside the given part of the photograph are null.
 */
export function colorsAt(
  { data, width, height, left, top }: Pixels,
  quad: Quad,
  ring: number,
): (Color | null)[] {
  const middle = middleOf(quad);
  return Array.from({ length: 4 * ringSteps }, (_, step) => {
    const corner = Math.floor(step / ringSteps);
    const from = quad[corner] as Point;
    const to = quad[(corner + 1) % 4] as Point;
    const [x, y] = interpolate(middle, interpolate(from, to, (step % ringSteps) / ringSteps), ring);
    const [column, row] = [Math.floor(x - left), Math.floor(y - top)];
    if (column < 0 || row < 0 || column >= width || row >= height) return null;
    const offset = 4 * (row * width + column);
    return [data[offset] as number, data[offset + 1] as number, data[offset + 2] as number];
  });
}

const ringSteps = 50;

/** The median color: the medians of red, green and blue. It is black if there are no colors. */
export function medianColor(colors: readonly (Color | null)[]): Color {
  return ([0, 1, 2] as const).map((channel) =>
    median(colors.flatMap((color) => color?.[channel] ?? [])),
  ) as unknown as Color;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Standard deviation of a photograph's noise. It is estimated from differences between neighboring colors, so that
 * gradual changes of the light do not count as noise.
 */
export function noiseOf(colors: readonly (Color | null)[], read: (color: Color) => number): number {
  const steps = colors.slice(1).flatMap((color, index) => {
    const before = colors[index];
    return color && before ? Math.abs(read(color) - read(before)) : [];
  });
  return median(steps) * 1.05;
}
