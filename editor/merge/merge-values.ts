import { dequal } from 'dequal/lite';
import type { FieldPath } from '#model/content/field-path.ts';
import { isGroup } from '#model/content/walk.ts';
import { entryNames } from './entry-names.ts';

/** The owner's choice in a conflict: the version whose value is taken. */
export type Side = 'mine' | 'theirs';

/** Something in three versions: `base` is the common ancestor of `mine` and `theirs`. */
export interface Versions<Value = unknown> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** A field that both versions changed to different values. A value is undefined if the version does not have the field. */
export interface Conflict extends Versions {
  /** The key of a conflict: the field and both values. The owner's choice is not used again after one of the values has changed. */
  key: string;
  /** The path of the field in `mine`; where `mine` has removed the field, its path in `theirs`. */
  path: FieldPath;
}

export interface Merged {
  value: unknown;
  /** The conflicts that nobody has decided yet. In these fields, `value` has the value of `theirs`. */
  conflicts: Conflict[];
}

/** The location of a field. List entries are given by their names in `names`, and by their indexes in `path`. */
interface FieldLocation {
  names: string[];
  path: FieldPath;
}

/**
 * Merges two versions of a parsed file field by field. List entries are matched by name (see `entryNames`), never by index.
 * @param choices the side chosen for each conflict, by the conflict's key
 */
export function mergeValues(versions: Versions, choices: Readonly<Record<string, Side>> = {}): Merged {
  const conflicts: Conflict[] = [];
  const value = merge(versions, { names: [], path: [] });
  return { value, conflicts };

  function merge({ base, mine, theirs }: Versions, location: FieldLocation): unknown {
    if (dequal(mine, theirs) || dequal(mine, base)) return theirs;
    if (dequal(theirs, base)) return mine;
    if (isGroup(mine) && isGroup(theirs))
      return mergeGroups({ base: isGroup(base) ? base : {}, mine, theirs }, location);
    if (Array.isArray(mine) && Array.isArray(theirs)) {
      const lists = { base: Array.isArray(base) ? base : [], mine, theirs };
      const names = entryNames([lists.base, mine, theirs]);
      if (names) return mergeLists(lists, names, location);
    }
    return chooseSide({ base, mine, theirs }, location);
  }

  function chooseSide({ base, mine, theirs }: Versions, { names, path }: FieldLocation): unknown {
    const key = JSON.stringify([names, mine ?? null, theirs ?? null]);
    if (choices[key] === undefined) conflicts.push({ key, path, base, mine, theirs });
    return choices[key] === 'mine' ? mine : theirs;
  }

  function mergeGroups(
    { base, mine, theirs }: Versions<Record<string, unknown>>,
    { names, path }: FieldLocation,
  ): Record<string, unknown> {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const merged = [...keys].map((key) => [
      key,
      merge(
        { base: base[key], mine: mine[key], theirs: theirs[key] },
        { names: [...names, key], path: [...path, key] },
      ),
    ]);
    return Object.fromEntries(merged.filter(([, inner]) => inner !== undefined));
  }

  function mergeLists(
    { base, mine, theirs }: Versions<unknown[]>,
    [baseNames = [], mineNames = [], theirNames = []]: string[][],
    location: FieldLocation,
  ): unknown[] {
    const merged = new Map<string, unknown>();
    for (const name of new Set([...baseNames, ...theirNames, ...mineNames])) {
      const [inBase, inMine, inTheirs] = [baseNames, mineNames, theirNames].map((own) => own.indexOf(name));
      const entries = expandPictureNames({
        base: base[inBase ?? -1],
        mine: mine[inMine ?? -1],
        theirs: theirs[inTheirs ?? -1],
      });
      const index = inMine !== undefined && inMine >= 0 ? inMine : Math.max(inTheirs ?? 0, 0);
      const entry = merge(entries, { names: [...location.names, name], path: [...location.path, index] });
      if (entry !== undefined) merged.set(name, entry);
    }
    return orderOf(baseNames, mineNames, theirNames, [...merged.keys()], location).map((name) =>
      merged.get(name),
    );
  }

  /**
   * Orders the entries of a merged list as in `theirs`, or as in `mine` if `theirs` has kept the order of `base`. Different new
   * orders are a conflict. An entry that only one version has comes after the entry that precedes it in that version.
   */
  function orderOf(
    base: string[],
    mine: string[],
    theirs: string[],
    kept: string[],
    { names, path }: FieldLocation,
  ): string[] {
    const common = base.filter((name) => mine.includes(name) && theirs.includes(name));
    const [orderOfMine, orderOfTheirs] = [mine, theirs].map((own) =>
      own.filter((name) => common.includes(name)),
    );
    const isMine = dequal(orderOfTheirs, common);
    const order =
      isMine || dequal(orderOfMine, common) || dequal(orderOfMine, orderOfTheirs)
        ? orderOfTheirs
        : chooseSide(
            { base: common, mine: orderOfMine, theirs: orderOfTheirs },
            { names: [...names, 'order'], path },
          );
    const [first, second] = !isMine && order === orderOfTheirs ? [theirs, mine] : [mine, theirs];
    const ordered = first.filter((name) => kept.includes(name));
    for (const [index, name] of second.entries()) {
      if (ordered.includes(name) || !kept.includes(name)) continue;
      const before = second.slice(0, index).findLast((one) => ordered.includes(one));
      ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, name);
    }
    return ordered;
  }
}

/** Turns a picture that is written as a file name into a group with `url`, if another version has a group for that picture. */
function expandPictureNames(entries: Versions): Versions {
  if (!Object.values(entries).some(isGroup)) return entries;
  const full = (entry: unknown) => (typeof entry === 'string' ? { url: entry } : entry);
  return { base: full(entries.base), mine: full(entries.mine), theirs: full(entries.theirs) };
}
