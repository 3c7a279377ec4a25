import type { FieldPath } from './field-path.ts';
/** A text, number or the like that a file says, and where. */
export interface PlainValue {
  path: FieldPath;
  value: unknown;
}

/** Whether a value is a group of fields: neither a list nor a text. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The parts of a list or a group, each with its place in it; none of a plain value. */
export function entriesOf(value: unknown): [step: string | number, part: unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return isGroup(value) ? Object.entries(value) : [];
}

/** All plain values inside of what a file says, in its order. */
export function plainValues(value: unknown, path: FieldPath = []): PlainValue[] {
  if (!Array.isArray(value) && !isGroup(value)) return [{ path, value }];
  return entriesOf(value).flatMap(([step, part]) => plainValues(part, [...path, step]));
}
