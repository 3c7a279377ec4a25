/**
 * An index that goes round at both ends.
 * @example wrapIndex(-1, 4) // 3
 */
export function wrapIndex(index: number, length: number): number {
  return ((index % length) + length) % length;
}
