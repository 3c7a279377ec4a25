import { stringify } from 'yaml';
import { fieldName, valueAt } from '#model/content/field-path.ts';
import type { Locale } from '#model/language/locales.ts';
import type { Conflict, Side } from '../merge/merge-values.ts';
import { valueIn } from '../yaml/value-in.ts';
import { nameOf } from './differences.ts';

/** A field that both sides changed, as it is shown to be chosen from; undefined where it was not there or was taken out. */
export interface FieldConflict {
  file: string;
  /** What a choice names it by. */
  key: string;
  /** `pricing[1].price`; '' where it is the whole file. */
  field: string;
  /** The list's entry that it stands in, by its name or size; '' where it has none. */
  entry: Record<Locale, string>;
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
}

/** What was chosen, by file and the conflicts' keys. */
export type Choices = Record<string, Record<string, Side>>;

/** @param text one of the versions that the conflict's path leads through */
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
