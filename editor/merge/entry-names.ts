import { dequal } from 'dequal/lite';
import { isGroup } from '#model/content/walk.ts';

type Group = Record<string, unknown>;

/** What an entry of the content's lists is told from the others by; the first that all entries have alone is taken. */
export const namingKeys = ['id', 'url', 'size', 'picture', 'icon', 'date', 'from'] as const;

/**
 * A name for each entry of several versions of one list, the same for the same entry in whatever place it stands: what the
 * schemas make unique, a text itself, or, where entries have nothing of the kind, the entry of the first version with which
 * one has most in common.
 * @param versions of the list, the one that the others began from first
 * @returns undefined where entries cannot be told apart: numbers, or texts that stand twice
 */
export function entryNames(versions: unknown[][]): string[][] | undefined {
  const all = versions.flat();
  if (all.every((entry) => typeof entry === 'string')) return namedBy(versions, (entry) => entry);
  if (!all.every((entry) => typeof entry === 'string' || isGroup(entry))) return undefined;
  for (const key of namingKeys) {
    const names = namedBy(versions, (entry) => {
      // A picture may be written as its file's name alone.
      return typeof entry === 'string' ? (key === 'url' ? entry : undefined) : (entry as Group)[key];
    });
    if (names) return names;
  }
  return all.every(isGroup) ? namedByLikeness(versions as Group[][]) : undefined;
}

function namedBy(versions: unknown[][], nameOf: (entry: unknown) => unknown): string[][] | undefined {
  const names: string[][] = [];
  for (const version of versions) {
    const own = version.map(nameOf);
    if (own.some((name) => typeof name !== 'string' && typeof name !== 'number')) return undefined;
    if (new Set(own).size < own.length) return undefined;
    names.push(own.map(String));
  }
  return names;
}

/** Pairs entries with those of the first version, the likest first; what is like none has its own text as its name. */
function namedByLikeness([first = [], ...others]: Group[][]): string[][] | undefined {
  const names = [first.map((_, index) => `#${index}`)];
  for (const version of others) {
    const own = new Map<number, string>();
    const pairs = version.flatMap((entry, index) =>
      first.map((former, place) => ({ index, place, likeness: likeness(former, entry) })),
    );
    // Of two alike, the one in the same place.
    pairs.sort(
      (a, b) => b.likeness - a.likeness || Math.abs(a.index - a.place) - Math.abs(b.index - b.place),
    );
    const taken = new Set<number>();
    for (const { index, place, likeness: alike } of pairs) {
      // Of as many entries as before, those that are left are each other's.
      if (alike === 0 && version.length !== first.length) continue;
      if (own.has(index) || taken.has(place)) continue;
      own.set(index, `#${place}`);
      taken.add(place);
    }
    const all = version.map((entry, index) => own.get(index) ?? JSON.stringify(entry));
    if (new Set(all).size < all.length) return undefined;
    names.push(all);
  }
  return names;
}

/** How many plain values two groups share. */
function likeness(one: unknown, other: unknown): number {
  if (isGroup(one) && isGroup(other))
    return Object.keys(one).reduce((sum, key) => sum + likeness(one[key], other[key]), 0);
  return one !== undefined && dequal(one, other) ? 1 : 0;
}
