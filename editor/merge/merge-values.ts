import { dequal } from 'dequal/lite';
import type { FieldPath } from '#model/content/field-path.ts';
import { isGroup } from '#model/content/walk.ts';
import { entryNames } from './entry-names.ts';

/** Whose value counts where both sides changed one field. */
export type Side = 'mine' | 'theirs';

/** A field that both sides changed, each to another value; undefined where it was not there or was taken out. */
export interface Conflict {
  /** Names the field and both values: a choice between other values is no choice here. */
  key: string;
  /** Where it stands in the version of one's own; where that has it no more, in theirs. */
  path: FieldPath;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  value: unknown;
  /** Those that no choice was made for: there `value` has theirs. */
  conflicts: Conflict[];
}

interface Versions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Where a field stands: by the names of entries, and by their places. */
interface Place {
  names: string[];
  path: FieldPath;
}

/**
 * Brings together two versions of what a file says, field by field. Entries of lists are known by what names them, never by
 * their place.
 * @param base what both began from
 * @param choices by the conflicts' keys
 */
export function mergeValues(versions: Versions, choices: Readonly<Record<string, Side>> = {}): Merged {
  const conflicts: Conflict[] = [];
  const value = merge(versions, { names: [], path: [] });
  return { value, conflicts };

  function merge({ base, mine, theirs }: Versions, place: Place): unknown {
    if (dequal(mine, theirs) || dequal(mine, base)) return theirs;
    if (dequal(theirs, base)) return mine;
    if (isGroup(mine) && isGroup(theirs)) return mergeGroups(isGroup(base) ? base : {}, mine, theirs, place);
    if (Array.isArray(mine) && Array.isArray(theirs)) {
      const lists = { base: Array.isArray(base) ? base : [], mine, theirs };
      const names = entryNames([lists.base, mine, theirs]);
      if (names) return mergeLists(lists, names, place);
    }
    return chosen({ base, mine, theirs }, place);
  }

  function chosen({ base, mine, theirs }: Versions, { names, path }: Place): unknown {
    const key = JSON.stringify([names, mine ?? null, theirs ?? null]);
    if (choices[key] === undefined) conflicts.push({ key, path, base, mine, theirs });
    return choices[key] === 'mine' ? mine : theirs;
  }

  function mergeGroups(
    base: Record<string, unknown>,
    mine: Record<string, unknown>,
    theirs: Record<string, unknown>,
    { names, path }: Place,
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
    { base, mine, theirs }: { base: unknown[]; mine: unknown[]; theirs: unknown[] },
    [baseNames = [], mineNames = [], theirNames = []]: string[][],
    place: Place,
  ): unknown[] {
    const merged = new Map<string, unknown>();
    for (const name of new Set([...baseNames, ...theirNames, ...mineNames])) {
      const [inBase, inMine, inTheirs] = [baseNames, mineNames, theirNames].map((own) => own.indexOf(name));
      const entries = alike({
        base: base[inBase ?? -1],
        mine: mine[inMine ?? -1],
        theirs: theirs[inTheirs ?? -1],
      });
      const index = inMine !== undefined && inMine >= 0 ? inMine : Math.max(inTheirs ?? 0, 0);
      const entry = merge(entries, { names: [...place.names, name], path: [...place.path, index] });
      if (entry !== undefined) merged.set(name, entry);
    }
    return orderOf(baseNames, mineNames, theirNames, [...merged.keys()], place).map((name) =>
      merged.get(name),
    );
  }

  /** Which order counts: theirs, or mine where they left it as it was; those that one side added follow their neighbors. */
  function orderOf(
    base: string[],
    mine: string[],
    theirs: string[],
    kept: string[],
    { names, path }: Place,
  ): string[] {
    const common = base.filter((name) => mine.includes(name) && theirs.includes(name));
    const [orderOfMine, orderOfTheirs] = [mine, theirs].map((own) =>
      own.filter((name) => common.includes(name)),
    );
    const isMine = dequal(orderOfTheirs, common);
    const order =
      isMine || dequal(orderOfMine, common) || dequal(orderOfMine, orderOfTheirs)
        ? orderOfTheirs
        : chosen(
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

/** A picture's name alone becomes a group where another version says more of it. */
function alike(entries: Versions): Versions {
  if (!Object.values(entries).some(isGroup)) return entries;
  const full = (entry: unknown) => (typeof entry === 'string' ? { url: entry } : entry);
  return { base: full(entries.base), mine: full(entries.mine), theirs: full(entries.theirs) };
}
