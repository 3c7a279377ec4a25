type FieldPath = (string | number)[];

/**
 * `sample: true` in an item, a group or an entry of a list: what it says is the sample's, until the owner edits it or says that it
 * is hers. Pages know nothing of it.
 */
export const sampleMark = 'sample';

/** Where the marks stand: the paths of what they mark. */
export function samplesIn(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    samplesIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return isMarked(value) ? [path, ...inner] : inner;
}

/** A file's value as its schema knows it. */
export function withoutSampleMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSampleMarks);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !(key === sampleMark && isMarked(value)));
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutSampleMarks(one)]));
}

/** Any other value of the mark is a mistake, which the schema tells. */
function isMarked(value: object): boolean {
  return !Array.isArray(value) && (value as Record<string, unknown>)[sampleMark] === true;
}
