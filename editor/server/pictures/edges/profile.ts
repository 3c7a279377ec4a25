import type { Raster } from './raster.ts';

/** Colors across a side, from the wall to the frame: three values (0 to 255) a pixel. */
export type Profile = Float32Array;

/** A side is looked at in so many parts. */
export const parts = 64;
/** Corners are left out: so much at both ends, as a share of the side. */
const corner = 0.03;

/** Colors across a strip, averaged along each of its parts between two rows (px). */
export function profilesOf({ width, height, data }: Raster, from: number, to: number): Profile[] {
  const inset = (to - from) * corner;
  const size = (to - from - 2 * inset) / parts;
  return Array.from({ length: parts }, (_, part) => {
    const sums = new Float32Array(width * 3);
    const first = Math.max(0, Math.round(from + inset + part * size));
    const last = Math.min(height, Math.max(first + 1, Math.round(from + inset + (part + 1) * size)));
    for (let y = first; y < last; y += 1)
      for (let index = 0; index < sums.length; index += 1)
        sums[index] = (sums[index] ?? 0) + (data[y * width * 3 + index] ?? 0);
    return sums.map((sum) => sum / Math.max(1, last - first));
  });
}

/**
 * The middle (median) of all parts' colors.
 * @param tilt each part is shifted by its share of it, px
 */
export function middleOf(profiles: Profile[], tilt: number): Profile {
  const values = new Float32Array(profiles.length);
  const half = profiles.length >> 1;
  return new Float32Array(profiles[0]?.length ?? 0).map((_, index) => {
    profiles.forEach((profile, part) => {
      values[part] = sample(profile, Math.floor(index / 3) + shiftOf(part, tilt), index % 3);
    });
    values.sort();
    return ((values[half] ?? 0) + (values[half - 1] ?? 0)) / 2;
  });
}

/** How far a part lies off where the middle of the side is, px. */
export function shiftOf(part: number, tilt: number): number {
  return tilt * ((part + 0.5) / parts - 0.5);
}

function sample(profile: Profile, x: number, channel: number): number {
  const last = profile.length / 3 - 1;
  const at = Math.min(last, Math.max(0, x));
  const low = Math.floor(at);
  const share = at - low;
  const high = Math.min(last, low + 1);
  return (profile[low * 3 + channel] ?? 0) * (1 - share) + (profile[high * 3 + channel] ?? 0) * share;
}

/** Colors averaged with their neighbors', so many times. */
export function smoothed(profile: Profile, times: number): Profile {
  let smooth = profile;
  for (let turn = 0; turn < times; turn += 1) {
    const before = smooth;
    const at = (index: number) => before[index] ?? 0;
    smooth = before.map((value, index) =>
      index < 3 || index >= before.length - 3 ? value : (at(index - 3) + 2 * value + at(index + 3)) / 4,
    );
  }
  return smooth;
}

/** How much colors differ between two pixels. */
export function colorDifference(profile: Profile, one: number, other: number): number {
  const last = profile.length / 3 - 1;
  const at = (x: number, channel: number) => profile[Math.min(last, Math.max(0, x)) * 3 + channel] ?? 0;
  const of = (channel: number) => at(one, channel) - at(other, channel);
  return Math.sqrt((of(0) ** 2 + of(1) ** 2 + of(2) ** 2) / 3);
}

/**
 * How much colors change between neighbors beyond what they did on the way there: a shadow's ramp goes on as it came.
 * @returns for every pixel the step from the one before it
 */
export function stepsOf(profile: Profile): Float32Array {
  return new Float32Array(profile.length / 3).map((_, x) => {
    if (x < 1) return 0;
    let sum = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = (place: number) => profile[Math.max(0, place) * 3 + channel] ?? 0;
      const step = at(x) - at(x - 1);
      const slope = (at(x - 4) - at(x - 10)) / 6;
      const isSame = Math.sign(slope) === Math.sign(step);
      sum += (isSame ? Math.max(0, Math.abs(step) - Math.abs(slope)) : step) ** 2;
    }
    return Math.sqrt(sum / 3);
  });
}
