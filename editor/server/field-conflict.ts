import { stringify } from 'yaml';
import { fieldName, valueAt } from '#model/content/field-path.ts';
import type { Locale } from '#model/language/locales.ts';
import { nameOf } from '../forms/entry-name.ts';
import type { Conflict, Side, Versions } from '../merge/merge-values.ts';
import { valueIn } from '../yaml/value-in.ts';

/**
 * A field that both the owner and someone else have changed, with the values to choose from. A value is undefined if
 * that version of the file does not have the field.
 */
export interface FieldConflict extends Versions<string | undefined> {
  file: string;
  /** The key that identifies the conflict in `Choices`, which store the chosen side of each conflict. */
  key: string;
  /** The field's name, such as `pricing[1].price`; '' if the whole file is in conflict. */
  field: string;
  /** The name or size of the list entry that contains the field; '' if the field is in no list entry. */
  entry: Record<Locale, string>;
}

/** The side (own or other version) that was chosen for each conflict, by file and by the conflict's key. */
export type Choices = Record<string, Record<string, Side>>;

/**
 * Converts a conflict that a merge has found to the form that the editor's pages show.
 * @param text a version of the file that contains the conflict's path
 */
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
