import type { Raster } from './raster.ts';

/** Where upright edges run: for every column, how many edge pixels there are above a row. */
export interface EdgeMap {
  width: number;
  height: number;
  /** Share (0 to 1) of rows from..to, `to` excluded, that have an edge at a column or beside it. */
  coverage: (x: number, from: number, to: number) => number;
  /** How much colors (0 to 255) differ at a column or beside it, on the average of rows from..to. */
  contrast: (x: number, from: number, to: number) => number;
  /** Share (0 to 1) of a box's pixels that are on an edge twice as strong as it takes to be one. */
  density: (left: number, top: number, right: number, bottom: number) => number;
}

/** Along an edge so many rows (each way) are averaged: it outweighs noise and plaster. */
const alongside = 3;
/** Differences of colors (of 255) below this are no edge. */
const faintest = 2.5;

/** Finds upright edges in a reduced picture. */
export function mapEdges(raster: Raster): EdgeMap {
  const { width, height } = raster;
  const smooth = averagedAlong(raster);
  const strength = new Float32Array(width * height).map((_, at) =>
    at % width === 0 || at % width === width - 1 ? 0 : difference(smooth, at - 1, at + 1),
  );
  const threshold = Math.max(faintest, 3 * percentile(strength, 0.4));
  // Sums from the top, of ridges (what the neighbors do not outdo) made one pixel wider on both sides.
  const sums = new Int32Array(width * (height + 1));
  const strengths = new Float64Array(width * (height + 1));
  const plain = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    const at = (x: number) => strength[y * width + x] ?? 0;
    const isRidge = (x: number) =>
      at(x) > threshold && at(x) >= at(x - 1) && at(x) >= at(x + 1) && !isSoft(smooth, y * width, x);
    const ridges = Array.from({ length: width }, (_, x) => x > 0 && x < width - 1 && isRidge(x));
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      const isEdge = ridges[x - 1] || ridges[x] || ridges[x + 1];
      sums[(y + 1) * width + x] = (sums[y * width + x] ?? 0) + (isEdge ? 1 : 0);
      strengths[(y + 1) * width + x] =
        (strengths[y * width + x] ?? 0) + Math.max(at(x - 1), at(x), at(x + 1));
      row += ridges[x] && at(x) > 2 * threshold ? 1 : 0;
      plain[(y + 1) * (width + 1) + x + 1] = (plain[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  const average = (of: Int32Array | Float64Array, x: number, from: number, to: number) => {
    const [first, last] = [within(from, height), within(to, height)];
    if (last <= first || x < 0 || x >= width) return 0;
    return ((of[last * width + x] ?? 0) - (of[first * width + x] ?? 0)) / (last - first);
  };
  return {
    width,
    height,
    coverage: (x, from, to) => average(sums, x, from, to),
    contrast: (x, from, to) => average(strengths, x, from, to),
    density: (left, top, right, bottom) => {
      const [l, r] = [within(left, width), within(right, width)];
      const [t, b] = [within(top, height), within(bottom, height)];
      if (r <= l || b <= t) return 0;
      const at = (x: number, y: number) => plain[y * (width + 1) + x] ?? 0;
      return (at(r, b) - at(l, b) - at(r, t) + at(l, t)) / ((r - l) * (b - t));
    },
  };
}

/** Colors averaged along the column. */
function averagedAlong({ width, height, data }: Raster): Float32Array {
  const row = width * 3;
  const averaged = new Float32Array(height * row);
  for (let column = 0; column < row; column += 1) {
    let [sum, count] = [0, 0];
    const add = (y: number, sign: number) => {
      if (y < 0 || y >= height) return;
      sum += sign * (data[y * row + column] ?? 0);
      count += sign;
    };
    for (let y = 0; y < alongside; y += 1) add(y, 1);
    for (let y = 0; y < height; y += 1) {
      add(y + alongside, 1);
      add(y - alongside - 1, -1);
      averaged[y * row + column] = sum / count;
    }
  }
  return averaged;
}

/** Whether colors go on changing as much beside it, as they do in a shadow. */
function isSoft(colors: Float32Array, row: number, x: number): boolean {
  const [before, after] = [row + x - 1, row + x + 1];
  let [size, ahead, behind] = [0, 0, 0];
  for (let channel = 0; channel < 3; channel += 1) {
    const at = (place: number) => colors[place * 3 + channel] ?? 0;
    const change = at(after) - at(before);
    size += change ** 2;
    ahead += change * (at(after + 2) - at(after));
    behind += change * (at(before) - at(before - 2));
  }
  return Math.max(ahead, behind) > 0.7 * size;
}

/** How much the colors of two pixels differ, by their numbers. */
function difference(colors: Float32Array, one: number, other: number): number {
  const of = (channel: number) => (colors[one * 3 + channel] ?? 0) - (colors[other * 3 + channel] ?? 0);
  return Math.sqrt((of(0) ** 2 + of(1) ** 2 + of(2) ** 2) / 3);
}

/** The value that a share (0 to 1) of all lies below. */
export function percentile(values: Float32Array, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
