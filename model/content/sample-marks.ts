import type { FieldPath } from './field-path.ts';
import { entriesOf, isGroup } from './walk.ts';

/**
 * `sample: true` marks an item, a group or an entry of a list as sample content, until the owner edits it or declares it her own.
 * Pages do not get the mark.
 */
export const sampleMark = 'sample';

/** The paths of all values that have a sample mark. */
export function samplesIn(value: unknown, path: FieldPath = []): FieldPath[] {
  const inner = entriesOf(value).flatMap(([step, part]) => samplesIn(part, [...path, step]));
  return isMarked(value) ? [path, ...inner] : inner;
}

/** A file's value without its sample marks, which schemas do not know. */
export function withoutSampleMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSampleMarks);
  if (!isGroup(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !(key === sampleMark && isMarked(value)));
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutSampleMarks(one)]));
}

/** Any other value of `sample` is a mistake. It stays in the value, and the schema rejects it. */
function isMarked(value: unknown): boolean {
  return isGroup(value) && value[sampleMark] === true;
}
