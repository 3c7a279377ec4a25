import { fieldName } from '../../app/content/mistakes.ts';
import { readYaml } from '../../app/content/read-yaml.ts';
import { withoutSampleMarks } from '../../app/content/sample-marks.ts';
import type { Locale } from '../../app/language/locales.ts';
import { sizeText } from '../../app/language/translate.ts';
import type { FieldPath } from '../yaml/field-path.ts';
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

/** What stands in a file; null where there is none. */
export type FileText = FileContent | null;

/** What became of a whole file. */
export type FileTurn = 'new' | 'changed' | 'removed';

export function turnOf(wasThere: boolean, isThere: boolean): FileTurn {
  if (!isThere) return 'removed';
  return wasThere ? 'changed' : 'new';
}

/** What differs between two states of a file, marks of the sample aside; nothing of one that is not YAML. */
export function differencesIn(file: string, before: FileText, after: FileText): Difference[] {
  return file.endsWith('.yaml') ? differences(said(before), said(after)) : [];
}

function said(text: FileText): unknown {
  if (typeof text !== 'string' && !(text instanceof Uint8Array)) return undefined;
  return withoutSampleMarks(readYaml(Buffer.from(text)).value);
}

const unnamed: Record<Locale, string> = { en: '', ar: '' };

/** What differs between two values, field by field; entries of lists are compared by their places. */
function differences(before: unknown, after: unknown, path: FieldPath = [], entry = unnamed): Difference[] {
  if (Object.is(before, after)) return [];
  if (!isGroup(before) && !isGroup(after)) {
    return [{ field: fieldName(path), entry, before: shown(before), after: shown(after) }];
  }
  const isList = Array.isArray(before) || Array.isArray(after);
  const keys = new Set([...keysOf(before), ...keysOf(after)]);
  return [...keys].flatMap((key) => {
    const step = isList ? Number(key) : key;
    const [was, is] = [inner(before, key), inner(after, key)];
    return differences(was, is, [...path, step], isList ? nameOf(is ?? was) : entry);
  });
}

/** What an owner knows an entry by. */
export function nameOf(entry: unknown): Record<Locale, string> {
  const { size, name, title, question } = (isGroup(entry) ? entry : {}) as Record<string, unknown>;
  if (typeof size === 'string') return { en: sizeText(size), ar: sizeText(size) };
  const { en, ar } = (name ?? title ?? question ?? {}) as Partial<Record<Locale, unknown>>;
  return { en: String(en ?? ''), ar: String(ar ?? '') };
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
