import type { FieldPath } from './field-path.ts';

/** A text, number or other scalar of a content file, with its path. */
export interface Scalar {
  path: FieldPath;
  value: unknown;
}

/** Whether a value is a group of fields (an object), not a list or a scalar. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The values of a list or a group, each with its index or key; empty for a scalar. */
export function entriesOf(value: unknown): [step: string | number, value: unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return isGroup(value) ? Object.entries(value) : [];
}

/** All scalars (texts, numbers, …) inside a value, in the order of the file. */
export function scalarsIn(value: unknown, path: FieldPath = []): Scalar[] {
  if (!Array.isArray(value) && !isGroup(value)) return [{ path, value }];
  return entriesOf(value).flatMap(([step, inner]) => scalarsIn(inner, [...path, step]));
}
