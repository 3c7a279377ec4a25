import { middleOf, type Profile, profilesOf, smoothed, stepsOf } from './profile.ts';
import type { Raster } from './raster.ts';
import { type Step, sharpSteps, supportOf } from './sharp-steps.ts';
import { cutStrip, type Side } from './strip.ts';

/** Where one side of a frame runs, in px of the picture in full size. */
export interface RefinedSide {
  /** The border between wall and frame at the middle of the side: 10 means between the pixels 9 and 10. */
  at: number;
  /** How far it moves from one end of the side to the other. */
  tilt: number;
  /** How much colors (0 to 255) change within one px. */
  contrast: number;
  /** Share (0 to 1) of the side's parts that show it there. */
  support: number;
  /** How far apart a bold and a cautious look put it. */
  uncertainty: number;
  /** Further edges behind it, in px from it: where the frame ends and its mat or picture begins. */
  within: number[];
}

/** Where a side is looked for, in px: thought to be `about` there, between two corners, so far before and behind that. */
export interface Whereabouts {
  about: number;
  from: number;
  to: number;
  before: number;
  behind: number;
  /** How far behind it further edges are looked for. */
  depth: number;
}

/** So much more of the wall (px) shows how a shadow grows. */
const ramp = 12;
/** Tilts that are tried reach so far, as a share of the side. */
const steepest = 0.012;
/** Steps of colors (0 to 255) within one px, averaged along a side: weaker ones are noise and plaster. */
const faintest = 2;

/**
 * Finds a side of a frame near a place: the outermost sharp edge. A shadow is a ramp, and does not count.
 * @param picture in full size
 * @returns undefined where there is no sharp edge
 */
export function refineSide(picture: Raster, side: Side, where: Whereabouts): RefinedSide | undefined {
  const { about, from, to, before, behind, depth } = where;
  const { raster, placeOf } = cutStrip(picture, side, about, [before + ramp, behind + depth]);
  const near = Math.round(before + ramp + behind);
  if (raster.width < ramp) return undefined;
  const profiles = profilesOf(raster, from, to);
  const softness = Math.max(1, Math.round(Math.max(picture.width, picture.height) / 1200));
  const close = profiles.map((profile) => profile.subarray(0, near * 3));
  const tilt = tiltOf(
    (tilt) => smoothed(middleOf(close, tilt), softness),
    Math.max(2, steepest * (to - from)),
  );
  const steps = sharpSteps(smoothed(middleOf(profiles, tilt), softness), faintest / 2, softness);
  const outermost = (least: number) => steps.find(({ at, contrast }) => at <= near && contrast >= least);
  const found = outermost(faintest);
  if (!found) return undefined;
  const bold = Math.min(faintest, Math.max(faintest / 2, found.contrast / 4));
  const others = [outermost(bold), outermost(faintest * 2)];
  const support = (step: Step) => supportOf(profiles, step, tilt, softness);
  return {
    at: placeOf(found.at),
    tilt,
    contrast: found.contrast,
    support: support(found),
    uncertainty: Math.max(...others.map((other) => Math.abs((other ?? found).at - found.at))),
    within: steps
      .filter((step) => step.at > found.at + 3 && support(step) > 0.7)
      .map(({ at }) => at - found.at),
  };
}

/** The least tilt with which the side is about as sharp as with any, px. */
function tiltOf(aligned: (tilt: number) => Profile, most: number): number {
  const tried = [0];
  for (let tilt = 0.5; tilt <= most; tilt += 0.5) tried.push(tilt, -tilt);
  const energies = tried.map((tilt) => Math.max(...stepsOf(aligned(tilt))));
  const enough = 0.93 * Math.max(...energies);
  return tried[energies.findIndex((energy) => energy >= enough)] ?? 0;
}
