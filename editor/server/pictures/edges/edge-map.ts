import type { Raster } from './raster.ts';

/** Where upright edges run: for every column, how many edge pixels there are above a row. */
export interface EdgeMap {
  width: number;
  height: number;
  /** Share (0 to 1) of rows from..to, `to` excluded, that have an edge at a column or beside it. */
  coverage: (x: number, from: number, to: number) => number;
  /** Share (0 to 1) of a box's pixels that are on an edge, of whatever strength it takes to be one. */
  density: (left: number, top: number, right: number, bottom: number) => number;
}

/** Along an edge so many rows (each way) are averaged: it outweighs noise and plaster. */
const alongside = 3;
/** Differences of colors (of 255) below this are no edge. */
const faintest = 2.5;

/** Finds upright edges in a reduced picture. */
export function mapEdges(raster: Raster): EdgeMap {
  const { width, height } = raster;
  const strength = edgeStrength(raster);
  const threshold = Math.max(faintest, 3 * percentile(strength, 0.4));
  // Sums from the top, of ridges (what the neighbors do not outdo) made one pixel wider on both sides.
  const sums = new Int32Array(width * (height + 1));
  const plain = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    const at = (x: number) => strength[y * width + x] ?? 0;
    // A shadow's ramp is as strong on both sides of where it is strongest.
    const isRidge = (x: number) =>
      at(x) - Math.min(at(x - 3), at(x + 3)) > threshold && at(x) >= at(x - 1) && at(x) >= at(x + 1);
    const ridges = Array.from({ length: width }, (_, x) => x > 0 && x < width - 1 && isRidge(x));
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      const isEdge = ridges[x - 1] || ridges[x] || ridges[x + 1];
      sums[(y + 1) * width + x] = (sums[y * width + x] ?? 0) + (isEdge ? 1 : 0);
      row += ridges[x] ? 1 : 0;
      plain[(y + 1) * (width + 1) + x + 1] = (plain[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  return {
    width,
    height,
    coverage: (x, from, to) => {
      const [first, last] = [within(from, height), within(to, height)];
      if (last <= first || x < 0 || x >= width) return 0;
      return ((sums[last * width + x] ?? 0) - (sums[first * width + x] ?? 0)) / (last - first);
    },
    density: (left, top, right, bottom) => {
      const [l, r] = [within(left, width), within(right, width)];
      const [t, b] = [within(top, height), within(bottom, height)];
      if (r <= l || b <= t) return 0;
      const at = (x: number, y: number) => plain[y * (width + 1) + x] ?? 0;
      return (at(r, b) - at(l, b) - at(r, t) + at(l, t)) / ((r - l) * (b - t));
    },
  };
}

/** How much a pixel's left and right differ in color, averaged along the column. */
function edgeStrength({ width, height, data }: Raster): Float32Array {
  const strength = new Float32Array(width * height);
  const sum = new Float64Array(3);
  for (let x = 1; x < width - 1; x += 1) {
    sum.fill(0);
    const add = (y: number, sign: number) => {
      if (y < 0 || y >= height) return;
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c += 1)
        sum[c] = (sum[c] ?? 0) + sign * ((data[at + 3 + c] ?? 0) - (data[at - 3 + c] ?? 0));
    };
    for (let y = 0; y < alongside; y += 1) add(y, 1);
    for (let y = 0; y < height; y += 1) {
      add(y + alongside, 1);
      add(y - alongside - 1, -1);
      strength[y * width + x] = Math.hypot(sum[0] ?? 0, sum[1] ?? 0, sum[2] ?? 0) / (2 * alongside + 1) / 1.7;
    }
  }
  return strength;
}

/** The value that a share (0 to 1) of all lies below. */
export function percentile(values: Float32Array, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
