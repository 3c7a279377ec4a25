import type { Point, Quad } from './points.ts';

/**
 * A 3×3 matrix, row by row. It maps a point of one plane to a point of another: multiply (x, y, 1) by the matrix, then
 * divide by the third number.
 */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** Maps a point by a homography. */
export function transformPoint([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Point): Point {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/**
 * The homography that maps the unit square (0, 0), (1, 0), (1, 1), (0, 1) to a quadrangle, in closed form.
 * Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, section 2.2.3.
 */
export function squareToQuad([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Homography {
  const sx = x0 - x1 + x2 - x3;
  const sy = y0 - y1 + y2 - y3;
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

/**
 * The inverse of a homography. The adjugate matrix is enough: a factor, such as the determinant, does not change the
 * mapping.
 */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** One homography for two mappings: `inner` is applied first, then `outer`. */
export function compose(outer: Homography, inner: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = inner;
  const rows = [0, 3, 6].map((row) => outer.slice(row, row + 3) as [number, number, number]);
  return rows.flatMap(([x, y, z]) => [
    x * a + y * d + z * g,
    x * b + y * e + z * h,
    x * c + y * f + z * i,
  ]) as unknown as Homography;
}

/** The homography that maps one quadrangle to another. */
export function quadToQuad(from: Quad, to: Quad): Homography {
  return compose(squareToQuad(to), inverse(squareToQuad(from)));
}

/**
 * The corners of an upright rectangle around a center, in wall cm (y
 * points up). For px, where y points down, pass a negative height.
 */
export function rectangle([x, y]: Point, [width, height]: readonly [number, number]): Quad {
  const [right, up] = [width / 2, height / 2];
  return [
    [x - right, y + up],
    [x + right, y + up],
    [x + right, y - up],
    [x - right, y - up],
  ];
}

/** Maps the four corners of a quadrangle by a homography. */
export function transformQuad(homography: Homography, [a, b, c, d]: Quad): Quad {
  return [
    transformPoint(homography, a),
    transformPoint(homography, b),
    transformPoint(homography, c),
    transformPoint(homography, d),
  ];
}

/**
 * Whether a point of the wall (cm) is visible in a photograph of this size (px): the point is in front of the camera
 * and inside the photograph's edges.
 * @param homography maps cm on the wall to px of the photograph
 */
export function isInPhoto(
  point: Point,
  homography: Homography,
  [width, height]: readonly [number, number],
): boolean {
  const [, , , , , , g, h, i] = homography;
  const [x, y] = transformPoint(homography, point);
  const isInFront = (g * point[0] + h * point[1] + i) * i > 0;
  return isInFront && x >= 0 && y >= 0 && x <= width && y <= height;
}
