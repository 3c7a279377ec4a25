import { colorDifference, type Profile, shiftOf, smoothed, stepsOf } from './profile.ts';

/** A place of a profile where colors change at once. */
export interface Step {
  /** px from the profile's beginning; of a step over several px its middle. */
  at: number;
  /** How much colors (0 to 255) change within one px. */
  contrast: number;
}

/** A step's contrast as a share of how much colors change around it: shadows stay below. */
const leastSharpness = 0.12;

/**
 * The sharp steps of a profile, from outside.
 * @param least their contrast
 * @param softness how often the profile was smoothed
 */
export function sharpSteps(profile: Profile, least: number, softness: number): Step[] {
  const steps = stepsOf(profile);
  const wide = 6 + 4 * softness;
  const found: Step[] = [];
  for (let x = 4; x < steps.length - 1; x += 1) {
    const contrast = steps[x] ?? 0;
    const isPeak = contrast >= (steps[x - 1] ?? 0) && contrast > (steps[x + 1] ?? 0);
    if (!isPeak || contrast < least) continue;
    const change = Math.max(colorDifference(profile, x - wide, x + wide), contrast);
    if (contrast / change >= leastSharpness) found.push({ at: middleAround(steps, x), contrast });
  }
  // Beside a strong step a weak one is what sharpening and JPEG make of it.
  const beside = 3 + 2 * softness;
  return found.filter(
    (step) => !found.some((one) => Math.abs(one.at - step.at) <= beside && one.contrast > 4 * step.contrast),
  );
}

function middleAround(steps: Float32Array, peak: number): number {
  let [weights, sum] = [0, 0];
  for (let x = peak - 4; x <= peak + 4; x += 1) {
    const weight = Math.max(0, (steps[x] ?? 0) - 0.3 * (steps[peak] ?? 0));
    weights += weight;
    sum += weight * x;
  }
  return weights > 0 ? sum / weights : peak;
}

/**
 * In how many of a side's parts, as a share (0 to 1), a step is seen too.
 * @param tilt of the side, px
 */
export function supportOf(
  profiles: Profile[],
  { at, contrast }: Step,
  tilt: number,
  softness: number,
): number {
  const seen = profiles.filter((profile, part) => {
    const middle = Math.round(at + shiftOf(part, tilt));
    const start = Math.max(0, middle - 24);
    const around = profile.subarray(start * 3, (middle + 8) * 3);
    const steps = stepsOf(smoothed(around, softness)).subarray(middle - start - 2, middle - start + 3);
    return Math.max(0, ...steps) >= 0.4 * contrast;
  });
  return seen.length / profiles.length;
}
