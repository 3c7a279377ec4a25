import { stringify } from 'yaml';
import { fieldName, valueAt } from '#model/content/field-path.ts';
import type { Locale } from '#model/language/locales.ts';
import type { Conflict, Side } from '../merge/merge-values.ts';
import { valueIn } from '../yaml/value-in.ts';
import { nameOf } from './differences.ts';

/**
 * A field that both sides have changed, with the values to choose from. A value is undefined if that side has no such
 * field.
 */
export interface FieldConflict {
  file: string;
  /** The key of the conflict in `Choices`. */
  key: string;
  /** The field's name: `pricing[1].price`; '' for the whole file. */
  field: string;
  /** The name or size of the list entry that contains the field; '' if there is none. */
  entry: Record<Locale, string>;
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
}

/** The chosen side of each conflict, by file and by the conflict's key. */
export type Choices = Record<string, Record<string, Side>>;

/** Converts a conflict of a merge. @param text a version of the file that contains the conflict's path */
export function fieldConflict(file: string, text: string | undefined, conflict: Conflict): FieldConflict {
  const { key, path, base, mine, theirs } = conflict;
  const list = path.findLastIndex((step) => typeof step === 'number');
  const value = valueIn(text);
  return {
    file,
    key,
    field: fieldName(path),
    entry: nameOf(list < 0 ? undefined : (valueAt(value, path.slice(0, list + 1)) ?? mine ?? theirs)),
    base: shown(base),
    mine: shown(mine),
    theirs: shown(theirs),
  };
}

function shown(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'object' ? stringify(value).trimEnd() : String(value);
}
