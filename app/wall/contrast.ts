import type { Point, Quad } from '#model/geometry/points.ts';
import { interpolate, middleOf } from '#model/geometry/points.ts';

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
  /** By how much the sheet usually stands above the wall beside it. */
  step: number;
}

/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/**
 * Turns colors into the one number in which sheet and wall differ most for their noise (Fisher's linear discriminant, 1936):
 * on a beige wall that is mostly blue, on a white one brightness. The sheet always comes out above the wall.
 * Each place well inside the taps is compared with the one outside in the same direction, so that a shadow that falls
 * across both counts for little.
 * @param near the four taps in order, in px.
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

/** The number at a point of the photograph (px), between the four nearest pixels; the edge's outside of the part. */
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

/** Colors round the middle of a quadrangle, on a ring as large as it is (1) or smaller; null outside of the part. */
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

/** The middle value of each channel; black for none. */
export function medianColor(colors: readonly (Color | null)[]): Color {
  return ([0, 1, 2] as const).map((channel) =>
    median(colors.flatMap((color) => color?.[channel] ?? [])),
  ) as unknown as Color;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** How much neighbors differ: noise and texture without the slope of the light. */
export function noiseOf(colors: readonly (Color | null)[], read: (color: Color) => number): number {
  const steps = colors.slice(1).flatMap((color, index) => {
    const before = colors[index];
    return color && before ? Math.abs(read(color) - read(before)) : [];
  });
  return median(steps) * 1.05;
}
