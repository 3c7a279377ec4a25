import { kindOf } from '#model/content/content-kinds.ts';
import type { FieldPath } from '#model/content/field-path.ts';
import { fieldName } from '#model/content/field-path.ts';
import { readYaml } from '#model/content/read-yaml.ts';
import { samplesIn } from '#model/content/sample-marks.ts';
import { plainValues } from '#model/content/walk.ts';
import type { Locale } from '#model/language/locales.ts';
import type { ContentFiles } from '#model/on-disk/content-files.server.ts';
import { addressOf } from '../server/address-of.ts';
import { entryNameAt } from '../server/differences.ts';

/**
 * An item or file that is not ready for the public: it has marks of the sample, or addresses or numbers that lead
 * nowhere.
 */
export interface UnreadyItem {
  address: string;
  file: string;
  /** Whether it has a mark of the sample (see sample-marks.ts). The owner can confirm such content as her own. */
  isSample: boolean;
  /** The fields to check; empty if only the item as a whole is marked. */
  fields: UnreadyField[];
}

/** A group or a list entry with a mark of the sample, or a text that leads nowhere. */
export interface UnreadyField {
  field: string;
  /** The name of the list entry that contains the field, as the owner knows it; '' if no entry contains it. */
  entry: Record<Locale, string>;
  /** The address or number that leads nowhere. */
  text?: string;
}

/** Finds the content that is not ready for the public: the Ready list. Builds do not depend on it. */
export function findUnready(files: ContentFiles): UnreadyItem[] {
  const own = files.all().filter((file) => kindOf(file) !== undefined);
  return own.flatMap((file): UnreadyItem[] => {
    const { value } = readYaml(files.read(file));
    const isSample = samplesIn(value).length > 0;
    const fields = unreadyFields(value);
    return isSample || fields.length > 0 ? [{ address: addressOf(file), file, isSample, fields }] : [];
  });
}

function unreadyFields(value: unknown): UnreadyField[] {
  const found = (path: FieldPath) => ({ field: fieldName(path), entry: entryNameAt(path, value) });
  const marked = samplesIn(value).filter((path) => path.length > 0);
  const leadNowhere = plainValues(value).flatMap(({ path, value: text }) =>
    typeof text === 'string' && isPlaceholder(fieldName(path), text) ? [{ ...found(path), text }] : [],
  );
  return [...marked.map(found), ...leadNowhere];
}

function isPlaceholder(field: string, text: string): boolean {
  if (/\.example\b/.test(text)) return true;
  return /phone|chatNumber/i.test(field) && text.replaceAll(/\D/g, '').includes('0000');
}
