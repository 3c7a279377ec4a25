/**
 * Wraps an index around at both ends of a list, so that the last element comes before the first.
 * @example wrapIndex(-1, 4) // 3
 */
export function wrapIndex(index: number, length: number): number {
  return ((index % length) + length) % length;
}
