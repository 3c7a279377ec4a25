import { type Contrast, contrastAt } from './contrast.ts';
import type { Point, Quad } from './geometry.ts';
import { between, lineThrough, sidesOf } from './geometry.ts';
import type { SidePoints } from './pose.ts';

/** How many profiles lie across each side. */
const profiles = 72;

/** The share of a side at each end that is left out: tape lies there, and corners curl. */
const taped = 0.1;

/** Px: the width of the bell whose slope finds the edge, as wide as a phone's picture is soft. */
const softness = 1.4;

/**
 * Where the sheet's edge crosses each profile, to a fraction of a px: the steepest place, from the top of a parabola
 * through it and its neighbors. Each counts for as much as it is steep beside the side's middle one.
 * @param near the four corners as far as they are known, in px.
 * @param reach how far on either side, in px, the edge is looked for.
 */
export function edgePoints(contrast: Contrast, near: Quad, reach: number): SidePoints[] {
  return sidesOf(near).map(([from, to]) => {
    const [a, b] = lineThrough(from, to);
    const found = Array.from({ length: profiles }, (_, profile) => {
      const [x, y] = between(from, to, taped + ((1 - 2 * taped) * (profile + 0.5)) / profiles);
      const { offset, steepness } = steepest(contrast, [x, y], [a, b], reach);
      return { point: [x + a * offset, y + b * offset] as Point, steepness };
    });
    const usual =
      found.map(({ steepness }) => steepness).sort((one, other) => one - other)[profiles / 2] ?? 0;
    return {
      points: found.map(({ point }) => point),
      weights: found.map(({ steepness }) => Math.max(0, Math.min(steepness / Math.max(usual, 1e-6), 1))),
    };
  });
}

const spacing = 0.5;

/** Weights of a bell's slope at −3 to 3 softnesses, every half px; averaged along the side over three px. */
const bell = Array.from({ length: Math.round((6 * softness) / spacing) + 1 }, (_, place) => {
  const at = -3 * softness + place * spacing;
  return { at, weight: at * Math.exp(-(at * at) / (2 * softness * softness)) };
});

function steepest(contrast: Contrast, [x, y]: Point, [a, b]: readonly [number, number], reach: number) {
  const count = Math.round((2 * reach) / spacing) + 1;
  const samples = count + bell.length - 1;
  const values = new Float64Array(samples);
  for (let place = 0; place < samples; place++) {
    const offset = -reach - 3 * softness + place * spacing;
    let sum = 0;
    for (const along of [-1, 0, 1])
      sum += contrastAt(contrast, x + a * offset + b * along, y + b * offset - a * along);
    values[place] = sum;
  }
  const slopes = Array.from({ length: count }, (_, place) => {
    let sum = 0;
    for (let tap = 0; tap < bell.length; tap++)
      sum += (bell[tap] as { weight: number }).weight * (values[place + tap] as number);
    return sum;
  });
  let top = 0;
  for (let place = 1; place < count; place++)
    if ((slopes[place] as number) > (slopes[top] as number)) top = place;
  const [before, at, after] = [slopes[top - 1] ?? 0, slopes[top] ?? 0, slopes[top + 1] ?? 0];
  const bend = before - 2 * at + after;
  const isInside = top > 0 && top < count - 1;
  const shift = isInside && bend < 0 ? (before - after) / (2 * bend) : 0;
  return { offset: -reach + (top + shift) * spacing, steepness: isInside ? at : 0 };
}
