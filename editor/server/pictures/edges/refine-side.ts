import type { Raster } from './raster.ts';
import { cutStrip, type Side } from './strip.ts';

/** Where one side of a frame runs, in px of the picture in full size. */
export interface RefinedSide {
  /** The border between wall and frame at the middle of the side: 10 means between the pixels 9 and 10. */
  at: number;
  /** How far it moves from one end of the side to the other. */
  tilt: number;
  /** How much colors (0 to 255) differ within one px where it is sharpest. */
  contrast: number;
  /** Share (0 to 1) of the side's parts that show it there. */
  support: number;
  /** How far apart a bold and a cautious look put it. */
  doubt: number;
}

/** A side is looked at in so many parts. */
const parts = 32;
/** So much more of the wall (px) shows how a shadow grows. */
const ramp = 12;
/** Tilts that are tried reach so far, as a share of the side. */
const steepest = 0.012;
/** Of the sharpest difference nearby: what counts as the frame's beginning. */
const significant = 0.22;
/** Differences of colors within one px that noise and plaster make, averaged along a side. */
const faintest = 1.4;

/**
 * Finds a side of a frame near a place: the outermost sharp edge. A shadow is a ramp, and does not count.
 * @param picture in full size
 * @param where the side is thought to be (`about`), how far from there it can be (`reach`), and where it begins and ends, px
 * @returns undefined where there is no edge
 */
export function refineSide(
  picture: Raster,
  side: Side,
  { about, from, to, reach }: { about: number; from: number; to: number; reach: number },
): RefinedSide | undefined {
  const { raster, placeOf } = cutStrip(picture, side, about, [reach + ramp, reach]);
  const length = raster.width;
  if (length < 6) return undefined;
  const profiles = partProfiles(raster, from, to);
  const most = Math.max(2, steepest * (to - from));
  let best = { tilt: 0, energy: 0 };
  for (let tilt = -most; tilt <= most; tilt += 0.5) {
    const energy = Math.max(...differences(aligned(profiles, length, tilt)));
    if (energy > best.energy * (Math.abs(tilt) > Math.abs(best.tilt) ? 1.04 : 1)) best = { tilt, energy };
  }
  const profile = aligned(profiles, length, best.tilt);
  const found = outermostStep(profile, significant);
  if (!found) return undefined;
  const others = [0.1, 0.4].map((share) => outermostStep(profile, share)?.at ?? found.at);
  return {
    at: placeOf(found.at),
    tilt: best.tilt,
    contrast: found.contrast,
    support: supportOf(profiles, found.at, best.tilt, found.contrast),
    doubt: Math.max(...others.map((at) => Math.abs(at - found.at))),
  };
}

/** Colors across the side, averaged along each of its parts; corners are left out. */
function partProfiles({ width, height, data }: Raster, from: number, to: number): Float32Array[] {
  const inset = (to - from) * 0.03;
  const size = (to - from - 2 * inset) / parts;
  return Array.from({ length: parts }, (_, part) => {
    const sums = new Float32Array(width * 3);
    const first = Math.max(0, Math.round(from + inset + part * size));
    const last = Math.min(height, Math.max(first + 1, Math.round(from + inset + (part + 1) * size)));
    for (let y = first; y < last; y += 1) {
      const row = y * width * 3;
      for (let index = 0; index < sums.length; index += 1)
        sums[index] = (sums[index] ?? 0) + (data[row + index] ?? 0);
    }
    return sums.map((sum) => sum / (last - first));
  });
}

/** The middle (median) of all parts' colors, each shifted by its share of the tilt. */
function aligned(profiles: Float32Array[], length: number, tilt: number): Float32Array {
  const middle = new Float32Array(length * 3);
  const values = new Float32Array(profiles.length);
  for (let index = 0; index < middle.length; index += 1) {
    const [x, channel] = [Math.floor(index / 3), index % 3];
    for (let part = 0; part < profiles.length; part += 1)
      values[part] = sample(profiles[part] as Float32Array, x + shiftOf(part, tilt), channel, length);
    values.sort();
    const half = profiles.length >> 1;
    middle[index] = ((values[half] ?? 0) + (values[half - 1] ?? 0)) / 2;
  }
  return middle;
}

function shiftOf(part: number, tilt: number): number {
  return tilt * ((part + 0.5) / parts - 0.5);
}

function sample(profile: Float32Array, x: number, channel: number, length: number): number {
  const at = Math.min(length - 1, Math.max(0, x));
  const [low, share] = [Math.floor(at), at % 1];
  const high = Math.min(length - 1, low + 1);
  return (profile[low * 3 + channel] ?? 0) * (1 - share) + (profile[high * 3 + channel] ?? 0) * share;
}

/** How much sharper colors change between neighbors than on the way there: entry x is between the pixels x - 1 and x. */
function differences(profile: Float32Array): number[] {
  const length = profile.length / 3;
  return Array.from({ length }, (_, x) => {
    if (x < 1) return 0;
    let sum = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = x * 3 + channel;
      const step = (profile[at] ?? 0) - (profile[at - 3] ?? 0);
      // A ramp goes on as it came.
      const [far, near] = [Math.max(0, x - 8), Math.max(0, x - 3)];
      const slope =
        near > far
          ? ((profile[near * 3 + channel] ?? 0) - (profile[far * 3 + channel] ?? 0)) / (near - far)
          : 0;
      const expected = Math.sign(slope) === Math.sign(step) ? slope : 0;
      sum += (Math.abs(step) > Math.abs(expected) ? step - expected : 0) ** 2;
    }
    return Math.sqrt(sum / 3);
  });
}

/** The first edge from outside that is sharp beside the sharpest; of an edge over several px its middle. */
function outermostStep(profile: Float32Array, share: number): { at: number; contrast: number } | undefined {
  const steps = differences(profile);
  const threshold = Math.max(faintest, share * Math.max(...steps));
  let at = steps.findIndex((step, x) => x >= 4 && step >= threshold);
  if (at < 0) return undefined;
  while ((steps[at + 1] ?? 0) > (steps[at] ?? 0)) at += 1;
  const peak = steps[at] ?? 0;
  let [weights, sum] = [0, 0];
  for (let x = at - 3; x <= at + 3; x += 1) {
    const weight = Math.max(0, (steps[x] ?? 0) - 0.3 * peak);
    weights += weight;
    sum += weight * x;
  }
  return { at: sum / weights, contrast: peak };
}

/** In how many of the parts an edge is seen there too. */
function supportOf(profiles: Float32Array[], at: number, tilt: number, contrast: number): number {
  const seen = profiles.filter((profile, part) => {
    const steps = differences(profile);
    const middle = Math.round(at + shiftOf(part, tilt));
    return Math.max(...steps.slice(Math.max(0, middle - 2), middle + 3)) >= 0.4 * contrast;
  });
  return seen.length / profiles.length;
}
