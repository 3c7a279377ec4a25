/**
 * A point in px of the photograph (x to the right, y down; 0, 0 is the outer corner of the first pixel) or in cm on the
 * wall (x to the right, y up).
 */
export type Point = readonly [x: number, y: number];

/** Four corners, clockwise from the top left as seen in the picture. */
export type Quad = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point];

/** The same quad with one corner (0 to 3) moved to another point. */
export function withCorner(quad: Quad, corner: number, to: Point): Quad {
  return quad.map((before, index) => (index === corner ? to : before)) as unknown as Quad;
}

/** One side of a quad, from one corner to the next. */
export type Side = [from: Point, to: Point];

/**
 * A line: all points with a·x + b·y = c, where (a, b) has the length 1. The signed distance of a point (x, y) from it is
 * a·x + b·y − c.
 */
export type Line = readonly [a: number, b: number, c: number];

/**
 * The line through two points. In px (y down), points to the right of the
 * direction from the first to the second point have positive distances.
 */
export function lineThrough([x1, y1]: Point, [x2, y2]: Point): Line {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const a = (y1 - y2) / length;
  const b = (x2 - x1) / length;
  return [a, b, a * x1 + b * y1];
}

export function signedDistance([a, b, c]: Line, [x, y]: Point): number {
  return a * x + b * y - c;
}

/** The intersection of two lines; null if they are parallel. */
export function intersection([a1, b1, c1]: Line, [a2, b2, c2]: Line): Point | null {
  const determinant = a1 * b2 - a2 * b1;
  return Math.abs(determinant) < 1e-9
    ? null
    : [(c1 * b2 - c2 * b1) / determinant, (a1 * c2 - a2 * c1) / determinant];
}

/** Linear interpolation between two points: share 0 is the first point, share 1 the second. */
export function interpolate([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

export function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** The four sides, clockwise from the top one. The inside of the quad is to the right of each side’s direction. */
export function sidesOf([a, b, c, d]: Quad): [Side, Side, Side, Side] {
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
}

export function middleOf(corners: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => corners.reduce((total, point) => total + point[axis], 0) / corners.length;
  return [sum(0), sum(1)];
}

/** Sorts four points clockwise around their middle. The first is the point nearest to the picture's top left corner. */
export function orderCorners(points: readonly Point[]): Quad {
  const [x, y] = middleOf(points);
  const clockwise = [...points].sort(
    (p, q) => Math.atan2(p[1] - y, p[0] - x) - Math.atan2(q[1] - y, q[0] - x),
  );
  const reach = ([px, py]: Point) => px + py;
  const first = clockwise.reduce(
    (best, point, index) => (reach(point) < reach(clockwise[best] ?? point) ? index : best),
    0,
  );
  return [...clockwise.slice(first), ...clockwise.slice(0, first)] as unknown as Quad;
}

/** Whether the corners form a convex quadrangle, all four of them apart from each other. */
export function isConvex(quad: Quad): boolean {
  return quad.every(([x, y], index) => {
    const [nextX, nextY] = quad[(index + 1) % 4] as Point;
    const [afterX, afterY] = quad[(index + 2) % 4] as Point;
    return (nextX - x) * (afterY - nextY) - (nextY - y) * (afterX - nextX) > 1;
  });
}

/** The bounding box of some points: left, top, right and bottom. */
export function boundsOf(
  points: readonly Point[],
): [left: number, top: number, right: number, bottom: number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Points as the `points` attribute of an SVG polygon. */
export function svgPoints(corners: readonly Point[]): string {
  return corners.map((corner) => corner.join()).join(' ');
}
