import path from 'node:path';
import { contentKinds, kindOf } from '#model/content/content-kinds.ts';
import type { FieldPath } from '#model/content/field-path.ts';
import { fieldName } from '#model/content/field-path.ts';
import { sharpWidth } from '#model/content/first-pictures.ts';
import { readYaml } from '#model/content/read-yaml.ts';
import { samplesIn } from '#model/content/sample-marks.ts';
import { scalarsIn } from '#model/content/walk.ts';
import type { Locale } from '#model/language/locales.ts';
import type { ContentFiles } from '#model/on-disk/content-files.server.ts';
import { addressOf } from '../server/address-of.ts';
import { entryNameAt } from '../server/differences.ts';
import { pictureSize } from '../server/pictures/shown-picture.ts';

/**
 * An item or file that is not ready for the public. It has marks of the sample content, web addresses or phone numbers that
 * lead nowhere, a first picture that is too small, or an entry that the site leaves out.
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
 * A field that is not ready for the public: marked as sample content, an address that leads nowhere, too small a picture,
 * or an entry that the site leaves out.
 */
export interface UnreadyField {
  field: string;
  /** The name of the list entry that contains the field, as the owner knows the entry; '' if the field is in no list. */
  entry: Record<Locale, string>;
  /** The text of the field, if it is a web address or phone number that leads nowhere. */
  text?: string;
  /** The width of the picture in px, if it is too small: less than `sharpWidth`. */
  pictureWidth?: number;
  /** Whether the site leaves this list entry out, because the entry needs the studio's place and the content has none. */
  needsPlace?: boolean;
}

/** Makes the Ready list: all content that is not ready for the public. A build of the site does not depend on this list. */
export async function findUnready(files: ContentFiles): Promise<UnreadyItem[]> {
  const hasPlace = namesPlace(files);
  const own = files.all().filter((file) => kindOf(file) !== undefined);
  const items = await Promise.all(
    own.map(async (file): Promise<UnreadyItem> => {
      const { value } = readYaml(files.read(file));
      const isSample = samplesIn(value).length > 0;
      const leftOut = hasPlace ? [] : entriesThatNeedPlace(value);
      const fields = [...unreadyFields(value), ...leftOut, ...(await smallFirstPicture(files, file, value))];
      return { address: addressOf(file), file, isSample, fields };
    }),
  );
  return items.filter(({ isSample, fields }) => isSample || fields.length > 0);
}

function namesPlace(files: ContentFiles): boolean {
  const site = readYaml(files.read(contentKinds.site.file)).value as { contact?: { place?: unknown } } | null;
  return site?.contact?.place !== undefined;
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

/** Reports the first picture of a work or project if the picture is too small for the top of the page on large screens. */
async function smallFirstPicture(files: ContentFiles, file: string, value: unknown): Promise<UnreadyField[]> {
  const kind = kindOf(file);
  if (kind !== 'portfolio' && kind !== 'projects') return [];
  const [first] = (value as { images?: (string | { url?: string })[] } | null)?.images ?? [];
  const url = typeof first === 'string' ? first : first?.url;
  if (!url) return [];
  // A missing or unreadable picture has no size; the editor reports it as a mistake of the content.
  const size = await pictureSize(files, path.posix.join(path.posix.dirname(file), url));
  if (!size || size.width >= sharpWidth) return [];
  const at: FieldPath = ['images', 0];
  return [{ field: fieldName(at), entry: entryNameAt(at, value), pictureWidth: size.width }];
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
