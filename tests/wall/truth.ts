import { readFileSync } from 'node:fs';
import {
  type Homography,
  inverse,
  rectangle,
  transformPoint,
  transformQuad,
} from '#model/geometry/homography.ts';
import { distance, type Point, type Quad } from '#model/geometry/points.ts';

interface TruthFile {
  homography: number[][];
  distortion: { k1: number; centre_px: Point; radius_px: number } | null;
  sheet: { corners_px: Quad };
}

/** The true geometry of a test photograph: its A4 sheet's corners, and the true size of an object at a position. */
export interface Truth {
  corners: Quad;
  /**
   * Computes the width and height in px, and the corners, of an upright rectangle on the wall (`outer`, cm) whose
   * middle is at a point of the photograph (px).
   */
  sizeAt: (middle: Point, outer: readonly [number, number]) => { size: [number, number]; corners: Quad };
}

/** Reads the true geometry of one of the photographs in this folder, such as “w01”. */
export function truthOf(name: string): Truth {
  const file = JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as TruthFile;
  const homography = file.homography.flat() as unknown as Homography;
  const { bend, unbend } = lens(file.distortion);
  return {
    corners: file.sheet.corners_px,
    sizeAt: (middle, outer) => {
      const center = transformPoint(inverse(homography), unbend(middle));
      const corners = transformQuad(homography, rectangle(center, outer)).map(bend) as unknown as Quad;
      return { size: sizeOf(corners), corners };
    },
  };
}

/** Width and height of a quadrangle in px. Each is the mean of two opposite sides. */
export function sizeOf([a, b, c, d]: Quad): [number, number] {
  return [(distance(a, b) + distance(c, d)) / 2, (distance(b, c) + distance(d, a)) / 2];
}

function lens(distortion: TruthFile['distortion']) {
  const bend = (point: Point): Point => {
    if (!distortion) return point;
    const { k1, centre_px: middle, radius_px: radius } = distortion;
    const share = 1 + k1 * (distance(point, middle) / radius) ** 2;
    return [middle[0] + (point[0] - middle[0]) * share, middle[1] + (point[1] - middle[1]) * share];
  };
  const unbend = (seen: Point): Point => {
    let plain = seen;
    for (let round = 0; round < 20; round++) {
      const [x, y] = bend(plain);
      plain = [plain[0] + seen[0] - x, plain[1] + seen[1] - y];
    }
    return plain;
  };
  return { bend, unbend };
}
