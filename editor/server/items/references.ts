import path from 'node:path';
import { kindOf } from '#model/content/content-kinds.ts';
import { fieldsIn, fieldsOf } from '#model/content/field.ts';
import type { FieldPath } from '#model/content/field-path.ts';
import { valueAt } from '#model/content/field-path.ts';
import type { Change } from '../../yaml/change.ts';

/** An item's folder below the content folder: `frames/dunes`. */
export type ItemFolder = `${string}/${string}`;

interface Reference {
  path: FieldPath;
  /** Returns the field's new value when the item gets another slug. */
  renamed: (slug: string) => string;
  /** Whether the field names the item itself, and not one of the item's pictures. */
  isName: boolean;
}

/**
 * The fields of a file that refer to an item by its slug, folder or address (`refersTo` in the schema), or to a picture
 * in its folder.
 * @param value the file's parsed content
 */
function referencesTo(item: ItemFolder, file: string, value: unknown): Reference[] {
  const kind = kindOf(file);
  if (!kind) return [];
  const [folder = '', slug = ''] = item.split('/');
  const namePrefixes: Record<string, string> = {
    [folder]: '',
    works: `${folder}/`,
    addresses: `/${folder}/`,
  };
  return fieldsIn(fieldsOf(kind), value).flatMap(({ path: at, field, value: text }): Reference[] => {
    if (typeof text !== 'string') return [];
    const { refersTo = '', widget } = field;
    const prefix = namePrefixes[refersTo];
    if (prefix !== undefined)
      return text === prefix + slug ? [{ path: at, renamed: (next) => prefix + next, isName: true }] : [];
    // The field may name a picture of another item of the same kind by a relative path: `../dunes/1-room.jpg`.
    const above = text.startsWith('../') ? '../' : `${folder}/`;
    const isPicture = (widget === 'picture' || widget === 'art') && text.startsWith(`${above}${slug}/`);
    if (!isPicture || !path.posix.join(path.posix.dirname(file), text).startsWith(`${item}/`)) return [];
    const rest = text.slice(above.length + slug.length);
    return [{ path: at, renamed: (next) => above + next + rest, isName: false }];
  });
}

/** The changes in a file that update its references to an item when the item gets a new slug. */
export function referenceUpdates(item: ItemFolder, slug: string, file: string, value: unknown): Change[] {
  return referencesTo(item, file, value).map(({ path: at, renamed }) => {
    return { type: 'set', path: at, value: renamed(slug) };
  });
}

/**
 * The changes that remove references to an item from a file's lists of prints. A reference in a required field (a
 * testimonial's project, the hero's) stays, and the content check reports it as a mistake.
 */
export function referenceRemovals(item: ItemFolder, file: string, value: unknown): Change[] {
  const paths = referencesTo(item, file, value)
    .filter(({ isName, path: at }) => isName && typeof at.at(-2) === 'number' && at.at(-3) === 'prints')
    .map(({ path: at }) => at.slice(0, -1));
  const lists = Map.groupBy(paths, (at) => JSON.stringify(at.slice(0, -1)));
  // Later entries are removed first: removing an entry changes the index of the entries after it.
  return [...lists.values()].toReversed().flatMap((entries): Change[] => {
    const list = entries[0]?.slice(0, -1) ?? [];
    const isEmptied = (valueAt(value, list) as unknown[]).length === entries.length;
    const removed = isEmptied ? [list] : entries.toReversed();
    return removed.map((at) => ({ type: 'remove', path: at }));
  });
}
