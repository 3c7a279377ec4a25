import type { FieldPath } from './field-path.ts';
import { entriesOf, isGroup } from './walk.ts';

/**
 * The name of the field that marks an item, a group or a list entry as sample content (`sample: true`), until the owner
 * edits that content or declares it her own. The data of pages does not contain the mark.
 */
export const sampleMark = 'sample';

/** The paths of all items, groups and list entries with a sample mark inside a value. */
export function samplesIn(value: unknown, path: FieldPath = []): FieldPath[] {
  const inner = entriesOf(value).flatMap(([step, part]) => samplesIn(part, [...path, step]));
  return isMarked(value) ? [path, ...inner] : inner;
}

/** Removes the sample marks from a file's value, because the schemas do not know them. */
export function withoutSampleMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSampleMarks);
  if (!isGroup(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !(key === sampleMark && isMarked(value)));
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutSampleMarks(one)]));
}

/**
 * Whether a value has the sample mark `sample: true`. With another value of `sample`, the field stays, so that the
 * schema rejects it.
 */
function isMarked(value: unknown): boolean {
  return isGroup(value) && value[sampleMark] === true;
}
