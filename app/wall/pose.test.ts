import { describe, expect, it } from 'vitest';
import { rectangle, transformQuad } from '#model/geometry/homography.ts';
import { distance, type Point } from '#model/geometry/points.ts';
import { cornerPoints } from './a4-sheet-candidates.ts';
import { cornersOfA4Sheet, fitPose, homographyOf, type Pose } from './pose.ts';

const size = [1200, 1600] as const;
const degrees = Math.PI / 180;

function poseAt(pitch: number, yaw: number, roll: number, away: number, focal = 1170): Pose {
  return { turn: [pitch * degrees, yaw * degrees, roll * degrees], shift: [-20, -25, away], focal, size };
}

describe('the pose of a photograph', () => {
  it.each([
    [0, 0, 0, 250],
    [5, -18, 2, 300],
    [-6, 12, -3, 210],
    [7, 25, 1, 270],
  ])('is found from the sheet’s exact corners: pitch %i°, yaw %i°, roll %i°, %i cm away', (...taken) => {
    const pose = poseAt(...taken);
    const corners = cornersOfA4Sheet(pose);
    const found = fitPose(cornerPoints(corners), corners, size, 0.01).pose;
    const there = rectangle([90, 10], [54, 74]);
    const drawn = transformQuad(homographyOf(found), there);
    transformQuad(homographyOf(pose), there).forEach((corner, index) => {
      expect(distance(corner, drawn[index] as Point)).toBeLessThan(0.5);
    });
  });

  it.each([1090, 1260])('tolerates another lens (%i px): sizes near the A4 sheet stay true', (focal) => {
    const pose = poseAt(4, 15, 1, 260, focal);
    const corners = cornersOfA4Sheet(pose);
    const found = fitPose(cornerPoints(corners), corners, size, 0.2).pose;
    const [a, b] = transformQuad(homographyOf(found), rectangle([50, 0], [54, 74]));
    const [c, d] = transformQuad(homographyOf(pose), rectangle([50, 0], [54, 74]));
    expect(Math.abs(distance(a, b) / distance(c, d) - 1)).toBeLessThan(0.01);
  });
});
