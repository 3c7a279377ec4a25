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
  /** What the field says once the item has another name. */
  renamed: (slug: string) => string;
  /** Whether it names the item itself, not a picture of it. */
  isName: boolean;
}

/**
 * Where a file names an item: by its slug, folder or address (`refersTo` in its schema), or a picture in its folder.
 * @param value what the file says
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
    // A neighbor's picture: `../dunes/1-room.jpg`.
    const above = text.startsWith('../') ? '../' : `${folder}/`;
    const isPicture = (widget === 'picture' || widget === 'art') && text.startsWith(`${above}${slug}/`);
    if (!isPicture || !path.posix.join(path.posix.dirname(file), text).startsWith(`${item}/`)) return [];
    const rest = text.slice(above.length + slug.length);
    return [{ path: at, renamed: (next) => above + next + rest, isName: false }];
  });
}

/** The changes that have a file follow an item to another slug. */
export function referenceUpdates(item: ItemFolder, slug: string, file: string, value: unknown): Change[] {
  return referencesTo(item, file, value).map(({ path: at, renamed }) => {
    return { type: 'set', path: at, value: renamed(slug) };
  });
}

/**
 * The changes that take references to an item out of a file, where an entry of a list can go without them; what must name
 * something (a testimonial's project, the hero's) stays, and is a mistake where it stands.
 */
export function referenceRemovals(item: ItemFolder, file: string, value: unknown): Change[] {
  const paths = referencesTo(item, file, value)
    .filter(({ isName, path: at }) => isName && typeof at.at(-2) === 'number' && at.at(-3) === 'prints')
    .map(({ path: at }) => at.slice(0, -1));
  const lists = Map.groupBy(paths, (at) => JSON.stringify(at.slice(0, -1)));
  // From behind, so that the places before stay what they are.
  return [...lists.values()].toReversed().flatMap((entries): Change[] => {
    const list = entries[0]?.slice(0, -1) ?? [];
    const isEmptied = (valueAt(value, list) as unknown[]).length === entries.length;
    const removed = isEmptied ? [list] : entries.toReversed();
    return removed.map((at) => ({ type: 'remove', path: at }));
  });
}
