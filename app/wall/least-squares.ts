/**
 * Levenberg and Marquardt's least squares with a numeric Jacobian, for a handful of unknowns.
 * @param residuals what is left over at given unknowns, each already divided by its own spread; always as many.
 * @param steps how far each unknown is moved to see what changes.
 * @returns the unknowns and half the sum of squares.
 */
export function leastSquares(
  residuals: (unknowns: number[]) => number[],
  start: number[],
  steps: number[],
  rounds = 12,
): { unknowns: number[]; cost: number } {
  let unknowns = start;
  let left = residuals(unknowns);
  let cost = halfSquares(left);
  let damping = 1e-3;
  for (let round = 0; round < rounds; round++) {
    const columns = steps.map((step, place) => {
      const moved = residuals(unknowns.map((value, other) => (other === place ? value + step : value)));
      return moved.map((value, row) => (value - (left[row] ?? 0)) / step);
    });
    const normal = columns.map((a) => columns.map((b) => dot(a, b)));
    const slope = columns.map((column) => -dot(column, left));
    let isBetter = false;
    for (let attempt = 0; attempt < 6 && !isBetter; attempt++) {
      const damped = normal.map((row, i) =>
        row.map((value, j) => (i === j ? value * (1 + damping) + 1e-12 : value)),
      );
      const change = solve(damped, slope);
      const next = unknowns.map((value, place) => value + (change[place] ?? 0));
      const nextLeft = residuals(next);
      const nextCost = halfSquares(nextLeft);
      isBetter = nextCost < cost;
      damping = isBetter ? damping / 8 : damping * 8;
      if (!isBetter) continue;
      const gain = cost - nextCost;
      [unknowns, left, cost] = [next, nextLeft, nextCost];
      if (gain < 1e-7 * cost + 1e-12) return { unknowns, cost };
    }
    if (!isBetter) break;
  }
  return { unknowns, cost };
}

/** The unknowns of a few linear equations whose matrix is symmetric and positive, as it is here: no pivot need be chosen. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, place) => [...row, right[place] as number]);
  rows.forEach((pivot, at) => {
    rows.forEach((row, other) => {
      if (other === at) return;
      const factor = (row[at] as number) / (pivot[at] as number);
      pivot.forEach((value, column) => {
        row[column] = (row[column] as number) - factor * value;
      });
    });
  });
  return rows.map((row, place) => (row.at(-1) as number) / (row[place] as number));
}

function dot(a: number[], b: number[]): number {
  let sum = 0;
  for (let place = 0; place < a.length; place++) sum += (a[place] as number) * (b[place] as number);
  return sum;
}

function halfSquares(values: number[]): number {
  return dot(values, values) / 2;
}
