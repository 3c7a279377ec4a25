/** The median of the values; of an even number of values the mean of the two in the middle. @throws if there is no value */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('No value to take the median of');
  return (lower + upper) / 2;
}
