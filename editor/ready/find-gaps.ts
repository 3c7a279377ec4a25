import path from 'node:path';
import { kindOf } from '#model/content/content-kinds.ts';
import { expandShortForm, fieldAt, fieldsIn, fieldsOf } from '#model/content/field.ts';
import { fieldName } from '#model/content/field-path.ts';
import { sharpWidth } from '#model/content/first-pictures.ts';
import { isGroup } from '#model/content/walk.ts';
import { languages } from '#model/language/locales.ts';
import type { ContentFiles } from '#model/on-disk/content-files.server.ts';
import { pictureSize } from '../server/pictures/shown-picture.ts';
import type { Gap, Title } from '../server/state.ts';

/** The width in px from which a picture is sharp where the site shows it beside others. */
const commonWidth = 1000;

/** Widths of pictures in px, by path and version. */
const widths = new Map<string, number>();

/** The width of a picture; undefined if there is no such picture, or it cannot be read. */
async function widthOf(files: ContentFiles, picture: string): Promise<number | undefined> {
  if (!files.has(picture)) return undefined;
  try {
    const key = `${picture} ${files.version(picture)}`;
    const width = widths.get(key) ?? (await pictureSize(files, picture))?.width;
    if (width) widths.set(key, width);
    return width;
  } catch {
    // A picture deleted by hand can still be in the list of files.
    return undefined;
  }
}

/**
 * Lists the pictures of a file without a caption, without a picture at dusk, or with too few pixels.
 * @param value the file's parsed content, without marks of sample content
 */
export async function pictureGaps(files: ContentFiles, file: string, value: unknown): Promise<Gap[]> {
  const kind = kindOf(file);
  if (!kind) return [];
  const schema = fieldsOf(kind);
  const gaps = fieldsIn(schema, value).map(async ({ path: at, value: picture }): Promise<Gap[]> => {
    const group = fieldAt(schema, at);
    if (group?.properties?.url?.widget !== 'picture') return [];
    const whole = expandShortForm(picture, group);
    if (!isGroup(whole) || !whole.url) return [];
    const name = fieldName(at);
    const { label, dusk } = group.properties;
    const lacksCaption = label && !group.required?.includes('label') && !whole.label;
    // A picture of one print hangs on the site's own wall, which has its own dusk.
    const lacksDusk = dusk && !whole.dusk && !whole.print;
    const isFirst = name === 'images[1]' && (kind === 'portfolio' || kind === 'projects');
    const enough = isFirst ? sharpWidth : commonWidth;
    // A missing or unreadable picture has no width: it is a mistake of the content.
    const pictureWidth = await widthOf(files, path.posix.join(path.posix.dirname(file), String(whole.url)));
    const found: Gap[] = [];
    if (lacksCaption) found.push({ field: `${name}.label`, gap: 'noCaption' });
    if (lacksDusk) found.push({ field: `${name}.dusk`, gap: 'noDusk' });
    if (pictureWidth && pictureWidth < enough) found.push({ field: name, pictureWidth, enough });
    return found;
  });
  return (await Promise.all(gaps)).flat();
}

/** Lists the titles of an item that another item of its kind has too. @param others the titles of the other items */
export function titleGaps(title: Title, others: Title[]): Gap[] {
  return languages.flatMap((lang): Gap[] =>
    title[lang] && others.some((other) => other[lang] === title[lang])
      ? [{ field: `title.${lang}`, gap: 'sameTitle' }]
      : [],
  );
}
