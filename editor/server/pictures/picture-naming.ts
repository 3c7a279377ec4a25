import path from 'node:path';
import type { Field } from '#model/content/field.ts';
import type { FieldPath } from '#model/content/field-path.ts';

/** The folder of a field's pictures, and the beginning of their names. */
interface PictureNaming {
  /** The folder's path below the content folder. */
  folder: string;
  stem: string;
  /** The text that precedes the picture's file name in the YAML file, such as a folder. */
  prefix: string;
}

/**
 * The folder and naming for the pictures of a field.
 * @param file the path of the item's YAML file
 * @param field the schema of the field with the picture's name
 */
export function pictureNaming(file: string, [first]: FieldPath, field: Field): PictureNaming {
  const folder = path.posix.dirname(file);
  if (field.widget === 'portrait') return { folder: 'people', stem: 'person', prefix: '' };
  if (field.widget === 'art') return { folder, stem: 'art', prefix: '' };
  if (folder !== '.') return { folder, stem: path.posix.basename(folder), prefix: '' };
  if (file === 'rooms.yaml') return { folder: 'rooms', stem: 'room', prefix: 'rooms/' };
  return { folder: 'pictures', stem: String(first).toLowerCase(), prefix: 'pictures/' };
}

/**
 * A new file name, such as `amman-3.jpg`, which no existing or removed picture has.
 * @param files all existing and all removed files
 */
export function nextName({ folder, stem }: PictureNaming, files: Iterable<string>): string {
  const numbers = [...files].flatMap((file) => {
    const { dir, name } = path.posix.parse(file);
    if (dir !== folder || !name.startsWith(`${stem}-`)) return [];
    return [Number.parseInt(name.slice(stem.length + 1), 10) || 0];
  });
  return `${stem}-${1 + Math.max(0, ...numbers)}.jpg`;
}
