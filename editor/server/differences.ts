import type { FieldPath } from '#model/content/field-path.ts';
import { fieldName, valueAt } from '#model/content/field-path.ts';
import { withoutSampleMarks } from '#model/content/sample-marks.ts';
import { type PlainValue, plainValues } from '#model/content/walk.ts';
import type { Locale } from '#model/language/locales.ts';
import { sizeText } from '#model/language/translate.ts';
import { valueIn } from '../yaml/value-in.ts';
import type { FileContent } from './durable-files.ts';

/** A field whose value is another one; undefined where it came or went. */
export interface Difference {
  /** The list's entry that it stands in, by its name or size; '' where it has none. */
  entry: Record<Locale, string>;
  /** As the owner would write it: `pricing[1].price`. */
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** What becomes of a whole file. */
export type ChangeKind = 'new' | 'changed' | 'removed';

export function changeKind(wasThere: boolean, isThere: boolean): ChangeKind {
  if (!isThere) return 'removed';
  return wasThere ? 'changed' : 'new';
}

/**
 * What differs between two states of a file, field by field, marks of the sample aside; entries of lists are compared by their
 * places. Nothing of a file that is not YAML.
 */
export function differencesIn(
  file: string,
  before: FileContent | null,
  after: FileContent | null,
): Difference[] {
  if (!file.endsWith('.yaml')) return [];
  const [former, now] = [shownValue(before), shownValue(after)];
  const [was, is] = [fieldsIn(former), fieldsIn(now)];
  return [...new Map([...was, ...is])].flatMap(([field, { path }]): Difference[] => {
    const [one, other] = [shown(was.get(field)?.value), shown(is.get(field)?.value)];
    if (one === other) return [];
    return [{ field, entry: entryNameAt(path, now, former), before: one, after: other }];
  });
}

function shownValue(content: FileContent | null): unknown {
  const isText = typeof content === 'string' || content instanceof Uint8Array;
  return isText ? withoutSampleMarks(valueIn(content)) : undefined;
}

function fieldsIn(value: unknown): Map<string, PlainValue> {
  return new Map(plainValues(value).map((one) => [fieldName(one.path), one]));
}

/**
 * What an owner knows the list's entry by in which a path stands; '' where there is none.
 * @param versions of the file's value: the first that has the entry names it
 */
export function entryNameAt(path: FieldPath, ...versions: unknown[]): Record<Locale, string> {
  const entry = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
  if (entry.length === 0) return nameOf(undefined);
  return nameOf(versions.map((value) => valueAt(value, entry)).find((value) => value !== undefined));
}

/** What an owner knows an entry by. */
export function nameOf(entry: unknown): Record<Locale, string> {
  const { size, name, title, question } = Object(entry) as Record<string, unknown>;
  if (typeof size === 'string') return { en: sizeText(size), ar: sizeText(size) };
  const { en, ar } = (name ?? title ?? question ?? {}) as Partial<Record<Locale, unknown>>;
  return { en: String(en ?? ''), ar: String(ar ?? '') };
}

function shown(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : String(value);
}
