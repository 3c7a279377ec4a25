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

/** The unknowns of a few linear equations, by elimination with the largest pivot. */
export function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, place) => [...row, right[place] ?? 0]);
  const count = rows.length;
  for (let pivot = 0; pivot < count; pivot++) {
    const below = rows.slice(pivot);
    const largest = below.reduce(
      (best, row, place) => (Math.abs(row[pivot] ?? 0) > Math.abs(below[best]?.[pivot] ?? 0) ? place : best),
      0,
    );
    const chosen = rows.splice(pivot + largest, 1)[0] ?? [];
    rows.splice(pivot, 0, chosen);
    const divisor = chosen[pivot] || 1e-30;
    for (let other = 0; other < count; other++) {
      const row = rows[other];
      if (other === pivot || !row) continue;
      const factor = (row[pivot] ?? 0) / divisor;
      for (let column = pivot; column <= count; column++)
        row[column] = (row[column] ?? 0) - factor * (chosen[column] ?? 0);
    }
  }
  return rows.map((row, place) => (row[count] ?? 0) / (row[place] || 1e-30));
}

function dot(a: number[], b: number[]): number {
  let sum = 0;
  for (let place = 0; place < a.length; place++) sum += (a[place] as number) * (b[place] as number);
  return sum;
}

function halfSquares(values: number[]): number {
  return dot(values, values) / 2;
}
