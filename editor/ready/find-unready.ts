import { contentKinds, kindOf } from '#model/content/content-kinds.ts';
import type { FieldPath } from '#model/content/field-path.ts';
import { fieldName, parseFieldName, valueAt } from '#model/content/field-path.ts';
import { readYaml } from '#model/content/read-yaml.ts';
import { samplesIn, withoutSampleMarks } from '#model/content/sample-marks.ts';
import { scalarsIn } from '#model/content/walk.ts';
import type { Locale } from '#model/language/locales.ts';
import type { ContentFiles } from '#model/on-disk/content-files.server.ts';
import { addressOf } from '../server/address-of.ts';
import { entryNameAt } from '../server/differences.ts';
import { type Gap, titleIn } from '../server/state.ts';
import { pictureGaps, titleGaps } from './find-gaps.ts';

/**
 * An item or file that is not ready for the public. It has marks of the sample content, web addresses or phone numbers that
 * lead nowhere, pictures without caption or with too few pixels, a title that occurs twice, or an entry that the site
 * leaves out.
 */
export interface UnreadyItem {
  address: string;
  file: string;
  /** Whether the item is marked as sample content (see sample-marks.ts). The owner can confirm such an item as her own. */
  isSample: boolean;
  /** The fields that the owner must check; empty if only the item as a whole is marked as sample content. */
  fields: UnreadyField[];
}

/**
 * A field that is not ready for the public: marked as sample content, an address that leads nowhere, a gap (see
 * find-gaps.ts), or an entry that the site leaves out.
 */
export interface UnreadyField extends Gap {
  /** The name of the list entry that contains the field, as the owner knows the entry; '' if the field is in no list. */
  entry: Record<Locale, string>;
  /** The text of the field, if it is a web address or phone number that leads nowhere. */
  text?: string;
  /** Whether the site leaves this list entry out, because the entry needs the studio's place and the content has none. */
  needsPlace?: boolean;
}

/** Makes the Ready list: all content that is shown and not ready for the public. A build of the site does not depend on this list. */
export async function findUnready(files: ContentFiles): Promise<UnreadyItem[]> {
  const site = readYaml(files.read(contentKinds.site.file)).value;
  const hasPlace = valueAt(site, ['contact', 'place']) !== undefined;
  const own = files.all().flatMap((file) => {
    const kind = kindOf(file);
    const value = kind && readYaml(files.read(file)).value;
    return kind && Object(value).hidden !== true ? [{ file, kind, value }] : [];
  });
  const items = await Promise.all(
    own.map(async ({ file, kind, value }): Promise<UnreadyItem> => {
      const others = own.filter((other) => other.kind === kind && other.file !== file);
      const isSample = samplesIn(value).length > 0;
      const leftOut = hasPlace ? [] : entriesThatNeedPlace(value);
      const gaps = [
        ...(await pictureGaps(files, file, withoutSampleMarks(value))),
        ...titleGaps(
          titleIn(value),
          others.map((other) => titleIn(other.value)),
        ),
      ]
        // The form of an item tells of missing pictures at dusk; they keep nothing from the public.
        .filter(({ gap }) => gap !== 'noDusk')
        .map((gap) => ({ ...gap, entry: entryNameAt(parseFieldName(gap.field), value) }));
      const fields = [...unreadyFields(value), ...leftOut, ...gaps];
      return { address: addressOf(file), file, isSample, fields };
    }),
  );
  return items.filter(({ isSample, fields }) => isSample || fields.length > 0);
}

/** Reports the list entries that the site leaves out until the content says where the studio is. */
function entriesThatNeedPlace(value: unknown): UnreadyField[] {
  return scalarsIn(value)
    .filter((scalar) => scalar.path.at(-1) === 'needs' && scalar.value === 'place')
    .map(({ path }) => {
      const at = path.slice(0, -1);
      return { field: fieldName(at), entry: entryNameAt(at, value), needsPlace: true };
    });
}

function unreadyFields(value: unknown): UnreadyField[] {
  const found = (path: FieldPath) => ({ field: fieldName(path), entry: entryNameAt(path, value) });
  const marked = samplesIn(value).filter((path) => path.length > 0);
  const leadNowhere = scalarsIn(value).flatMap(({ path, value: text }) =>
    typeof text === 'string' && isPlaceholder(fieldName(path), text) ? [{ ...found(path), text }] : [],
  );
  return [...marked.map(found), ...leadNowhere];
}

function isPlaceholder(field: string, text: string): boolean {
  if (/\.example\b/.test(text)) return true;
  return /phone|chatNumber/i.test(field) && text.replaceAll(/\D/g, '').includes('0000');
}
