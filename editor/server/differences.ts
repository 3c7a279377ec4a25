import type { FieldPath } from '#model/content/field-path.ts';
import { fieldName, valueAt } from '#model/content/field-path.ts';
import { withoutSampleMarks } from '#model/content/sample-marks.ts';
import { type Scalar, scalarsIn } from '#model/content/walk.ts';
import type { Locale } from '#model/language/locales.ts';
import { nameOf } from '../forms/entry-name.ts';
import { valueIn } from '../yaml/value-in.ts';
import type { FileContent } from './durable-files.ts';

/**
 * A field with different values in two versions of a file. A value is undefined in a version that does not have the
 * field.
 */
export interface Difference {
  /** The name or size of the list entry that contains the field; '' if the field is in no list entry. */
  entry: Record<Locale, string>;
  /** The field's name, such as `pricing[1].price`. List entries are counted from 1. */
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** Whether a whole file is new, changed or removed. */
export type ChangeKind = 'new' | 'changed' | 'removed';

export function changeKind(wasThere: boolean, isThere: boolean): ChangeKind {
  if (!isThere) return 'removed';
  return wasThere ? 'changed' : 'new';
}

/**
 * Lists the differences between two versions of a YAML file by field, except marks of sample content. List entries are
 * compared by their index. For a file that is not YAML the list is empty.
 */
export function differencesIn(
  file: string,
  before: FileContent | null,
  after: FileContent | null,
): Difference[] {
  if (!file.endsWith('.yaml')) return [];
  const [former, now] = [shownValue(before), shownValue(after)];
  const [fieldsBefore, fieldsAfter] = [fieldsIn(former), fieldsIn(now)];
  return [...new Map([...fieldsBefore, ...fieldsAfter])].flatMap(([field, { path }]): Difference[] => {
    const [one, other] = [shown(fieldsBefore.get(field)?.value), shown(fieldsAfter.get(field)?.value)];
    if (one === other) return [];
    return [{ field, entry: entryNameAt(path, now, former), before: one, after: other }];
  });
}

function shownValue(content: FileContent | null): unknown {
  const isText = typeof content === 'string' || content instanceof Uint8Array;
  return isText ? withoutSampleMarks(valueIn(content)) : undefined;
}

function fieldsIn(value: unknown): Map<string, Scalar> {
  return new Map(scalarsIn(value).map((one) => [fieldName(one.path), one]));
}

/**
 * Names the innermost list entry that contains a field; '' if the field is in no list entry.
 * @param path the field's path
 * @param versions parsed versions of the file: the first version that has the entry gives its name
 */
export function entryNameAt(path: FieldPath, ...versions: unknown[]): Record<Locale, string> {
  const entry = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
  if (entry.length === 0) return nameOf(undefined);
  const found = Object(versions.map((value) => valueAt(value, entry)).find((value) => value !== undefined));
  // A holiday is called by its reason.
  return nameOf({ title: found.note, ...found });
}

function shown(value: unknown): string | undefined {
  if (value === true) return '✓';
  return value === undefined || value === null ? undefined : String(value);
}
