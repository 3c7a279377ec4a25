/**
 * Nonlinear least squares by Levenberg and Marquardt, with a numeric Jacobian, for a small number of unknowns.
 * @param residuals computes the residuals for given unknowns, each divided by its standard deviation; every call must
 *   return the same number of residuals
 * @param start the unknowns to begin with
 * @param steps for each unknown, the step of the numeric derivative
 * @returns the unknowns, and half the sum of squared residuals as `cost`
 */
export function leastSquares(
  residuals: (unknowns: number[]) => number[],
  start: number[],
  steps: number[],
  rounds = 12,
): { unknowns: number[]; cost: number } {
  let unknowns = start;
  let current = residuals(unknowns);
  let cost = halfSquares(current);
  let damping = 1e-3;
  for (let round = 0; round < rounds; round++) {
    const columns = steps.map((step, index) => {
      const moved = residuals(unknowns.map((value, other) => (other === index ? value + step : value)));
      return moved.map((value, row) => (value - (current[row] ?? 0)) / step);
    });
    const normal = columns.map((a) => columns.map((b) => dot(a, b)));
    const slope = columns.map((column) => -dot(column, current));
    let isBetter = false;
    for (let attempt = 0; attempt < 6 && !isBetter; attempt++) {
      const damped = normal.map((row, i) =>
        row.map((value, j) => (i === j ? value * (1 + damping) + 1e-12 : value)),
      );
      const change = solve(damped, slope);
      const next = unknowns.map((value, index) => value + (change[index] ?? 0));
      const nextResiduals = residuals(next);
      const nextCost = halfSquares(nextResiduals);
      isBetter = nextCost < cost;
      damping = isBetter ? damping / 8 : damping * 8;
      if (!isBetter) continue;
      const gain = cost - nextCost;
      [unknowns, current, cost] = [next, nextResiduals, nextCost];
      if (gain < 1e-7 * cost + 1e-12) return { unknowns, cost };
    }
    if (!isBetter) break;
  }
  return { unknowns, cost };
}

/**
 * Solves a small system of linear equations. The matrix must be symmetric and positive definite, so that no pivoting is
 * needed.
 */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] as number]);
  rows.forEach((pivot, index) => {
    rows.forEach((row, other) => {
      if (other === index) return;
      const factor = (row[index] as number) / (pivot[index] as number);
      pivot.forEach((value, column) => {
        row[column] = (row[column] as number) - factor * value;
      });
    });
  });
  return rows.map((row, index) => (row.at(-1) as number) / (row[index] as number));
}

function dot(a: number[], b: number[]): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] as number) * (b[index] as number);
  return sum;
}

function halfSquares(values: number[]): number {
  return dot(values, values) / 2;
}
