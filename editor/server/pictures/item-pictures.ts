import path from 'node:path';
import { type Field, fieldAt, fieldsOf, isPictureField } from '#model/content/field.ts';
import { type FieldPath, fieldName, parseFieldName, valueAt } from '#model/content/field-path.ts';
import { isGroup } from '#model/content/walk.ts';
import type { DraftFile } from '#model/on-disk/content-files.server.ts';
import type { Change } from '../../yaml/change.ts';
import { valueIn } from '../../yaml/value-in.ts';
import type { ContentEditor } from '../content-editor.ts';
import { Refusal } from '../refusal.ts';
import type { ImportedFile } from './picture-importer.ts';
import { nextName, pictureNaming } from './picture-naming.ts';
import { pictureSize } from './shown-picture.ts';
import { isNamedOnce } from './unreferenced-pictures.ts';

interface NewPicture {
  /** The path of the item's YAML file. */
  file: string;
  /**
   * The field for the new picture: a list to which it is added (`images`), or the name of the picture that it replaces
   * (`images[3].url`, `coverImage`).
   */
  field: string;
  imported: ImportedFile;
  /** Identifies a batch of pictures, which is one undo step. */
  batch: string;
}

/**
 * Adds a picture to an item, as a draft. A replacement gets the old picture's file name if nothing else names the old
 * picture. The stored edges of the old picture are removed if the new picture has another size.
 * @returns the field that names the picture now
 * @throws Refusal if the field cannot hold a picture
 */
export async function putPicture(
  editor: ContentEditor,
  { file, field, imported, batch }: NewPicture,
): Promise<string> {
  const schema = fieldsOf(editor.expectFile(file));
  const picture = { path: imported.path };
  let named = field;
  await editor.changeFiles(`pictures ${batch}`, async (textOf) => {
    const value = valueIn(textOf(file));
    const target = targetOf(schema, parseFieldName(field), value);
    named = fieldName(target.path);
    const old = target.isNew ? undefined : pictureAt(value, target.path);
    const naming = pictureNaming(file, target.path, target.field);
    const oldFile =
      old === undefined ? undefined : path.posix.join(naming.folder, path.posix.relative(naming.prefix, old));
    const drafts = new Map<string, DraftFile | undefined>();
    const changes: Change[] = [];
    if (oldFile && editor.currentFiles.has(oldFile)) {
      const size = await pictureSize(editor.currentFiles, oldFile);
      const edges = [...target.path.slice(0, -1), 'edges'];
      const isSameSize = size?.width === imported.width && size.height === imported.height;
      if (!isSameSize && valueAt(value, edges) !== undefined) changes.push({ type: 'remove', path: edges });
      const isOwn = path.posix.dirname(oldFile) === naming.folder && isNamedOnce(editor, oldFile);
      if (isOwn) drafts.set(oldFile, /\.jpe?g$/i.test(oldFile) ? picture : null);
    }
    if (!oldFile || !drafts.get(oldFile)) {
      const name = nextName(naming, [...editor.currentFiles.all(), ...editor.store.drafts.keys()]);
      drafts.set(`${naming.folder}/${name}`, picture);
      changes.push(target.change(`${naming.prefix}${name}`));
    }
    if (changes.length > 0) drafts.set(file, editor.edited(file, textOf(file), changes));
    return drafts;
  });
  return named;
}

interface Target {
  /** The path of the field that holds the picture's file name. */
  path: FieldPath;
  field: Field;
  isNew: boolean;
  change: (name: string) => Change;
}

/** Finds the field for a new picture's file name. @throws Refusal if the field cannot hold a picture */
function targetOf(schema: Field, fieldPath: FieldPath, value: unknown): Target {
  const field = fieldAt(schema, fieldPath);
  const now = valueAt(value, fieldPath);
  const url = field?.items?.properties?.url;
  if (url) {
    const count = Array.isArray(now) ? now.length : 0;
    const entry = (name: string) => ({ url: name, ...firstPrint(field, value, count) });
    return {
      path: [...fieldPath, count, 'url'],
      field: url,
      isNew: true,
      change: (name) =>
        Array.isArray(now)
          ? { type: 'insert', path: [...fieldPath, count], value: entry(name) }
          : { type: 'set', path: fieldPath, value: [entry(name)] },
    };
  }
  if (field?.properties?.url) return targetOf(schema, [...fieldPath, 'url'], value);
  const portrait = field?.properties?.en;
  const one = portrait?.widget === 'portrait' ? portrait : field;
  if (!one || !isPictureField(one)) throw new Refusal(`${fieldName(fieldPath)} takes no picture`);
  // If an item has no portrait yet, its first portrait is used for both languages.
  const whole = fieldPath.slice(0, -1);
  if (field?.widget === 'portrait' && valueAt(value, whole) === undefined)
    return targetOf(schema, whole, value);
  return {
    path: fieldPath,
    field: one,
    isNew: false,
    change: (name) => ({ type: 'set', path: fieldPath, value: name }),
  };
}

/** The value of `print` for a new picture: the first picture of a frame series shows the series' first print. */
function firstPrint(list: Field, value: unknown, count: number): { print?: string } {
  if (count > 0 || !list.items?.properties?.print) return {};
  const id = valueAt(value, ['prints', 0, 'id']);
  return typeof id === 'string' && id ? { print: id } : {};
}

/** The file name of the picture at a path, in the full or the short form of a picture. */
function pictureAt(value: unknown, fieldPath: FieldPath): string | undefined {
  const whole = valueAt(value, fieldPath.slice(0, -1));
  const now = typeof whole === 'string' ? whole : valueAt(value, fieldPath);
  const name = isGroup(now) ? now.en : now;
  return typeof name === 'string' && name !== '' ? name : undefined;
}
