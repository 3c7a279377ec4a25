import { fieldName } from '../../app/content/mistakes.ts';
import type { FieldPath } from '../yaml/field-path.ts';

/** A field whose value is another one; undefined where it came or went. */
export interface Difference {
  /** As the owner would write it: `pricing[1].price`. */
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** What differs between two values, field by field; entries of lists are compared by their places. */
export function differences(before: unknown, after: unknown, path: FieldPath = []): Difference[] {
  if (Object.is(before, after)) return [];
  if (!isGroup(before) && !isGroup(after)) {
    return [{ field: fieldName(path), before: shown(before), after: shown(after) }];
  }
  const isList = Array.isArray(before) || Array.isArray(after);
  const keys = new Set([...keysOf(before), ...keysOf(after)]);
  return [...keys].flatMap((key) => {
    const step = isList ? Number(key) : key;
    return differences(inner(before, key), inner(after, key), [...path, step]);
  });
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function keysOf(value: unknown): string[] {
  return isGroup(value) ? Object.keys(value) : [];
}

function inner(value: unknown, key: string): unknown {
  return isGroup(value) ? (value as Record<string, unknown>)[key] : undefined;
}

function shown(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : String(value);
}
