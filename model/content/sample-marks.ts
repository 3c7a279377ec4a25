import type { FieldPath } from './field-path.ts';
import { entriesOf, isGroup } from './walk.ts';

/**
 * `sample: true` in an item, a group or an entry of a list: what it says is the sample's, until the owner edits it or says that it
 * is hers. Pages know nothing of it.
 */
export const sampleMark = 'sample';

/** Where the marks stand: the paths of what they mark. */
export function samplesIn(value: unknown, path: FieldPath = []): FieldPath[] {
  const inner = entriesOf(value).flatMap(([step, part]) => samplesIn(part, [...path, step]));
  return isMarked(value) ? [path, ...inner] : inner;
}

/** A file's value as its schema knows it. */
export function withoutSampleMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSampleMarks);
  if (!isGroup(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !(key === sampleMark && isMarked(value)));
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutSampleMarks(one)]));
}

/** Any other value of the mark is a mistake, which the schema tells. */
function isMarked(value: unknown): boolean {
  return isGroup(value) && value[sampleMark] === true;
}
