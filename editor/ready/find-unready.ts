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

/** An item, or a file of the studio, that still says what the sample says, or names what leads nowhere. */
export interface UnreadyItem {
  address: string;
  file: string;
  /** Whether something of it is marked as the sample (see sample-marks.ts), which the owner may confirm. */
  isSample: boolean;
  /** What is to be looked at; none where it is the item as a whole. */
  fields: UnreadyField[];
}

/** A group or an entry that is marked, or a text that leads nowhere. */
export interface UnreadyField {
  field: string;
  /** The list's entry that it stands in, as owners know it; '' where there is none. */
  entry: Record<Locale, string>;
  /** The address or number that leads nowhere. */
  text?: string;
}

/** Finds what stands between the content and the public. It never stops a build. */
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
