import { dequal } from 'dequal/lite';
import { isGroup } from '#model/content/walk.ts';

type Group = Record<string, unknown>;

/** The keys that can name an entry of a list: the first key whose value differs in all entries names them. */
export const namingKeys = ['id', 'url', 'size', 'picture', 'icon', 'date', 'from'] as const;

/**
 * Names the entries of several versions of one list. An entry has the same name in every version, whatever its index is.
 * The name is the value of one of the `namingKeys`. Where the entries are texts, each text is its own name. Where the
 * entries have none of the keys, each takes the name of the most similar entry of the first version.
 * @param versions of the list; the first is the common base of the others
 * @returns one list of names per version; undefined where names would not be unique: numbers, or a text that occurs twice
 */
export function entryNames(versions: unknown[][]): string[][] | undefined {
  const all = versions.flat();
  if (all.every((entry) => typeof entry === 'string')) return namesBy(versions, (entry) => entry);
  if (!all.every((entry) => typeof entry === 'string' || isGroup(entry))) return undefined;
  for (const key of namingKeys) {
    const names = namesBy(versions, (entry) => {
      // A picture may be written as a text, the name of its file, instead of a group.
      return typeof entry === 'string' ? (key === 'url' ? entry : undefined) : (entry as Group)[key];
    });
    if (names) return names;
  }
  return all.every(isGroup) ? namesBySimilarity(versions as Group[][]) : undefined;
}

function namesBy(versions: unknown[][], nameOf: (entry: unknown) => unknown): string[][] | undefined {
  const names: string[][] = [];
  for (const version of versions) {
    const own = version.map(nameOf);
    if (own.some((name) => typeof name !== 'string' && typeof name !== 'number')) return undefined;
    if (new Set(own).size < own.length) return undefined;
    names.push(own.map(String));
  }
  return names;
}

/** Pairs entries with the most similar ones of the first version. The name of an unpaired entry is its own JSON text. */
function namesBySimilarity([first = [], ...others]: Group[][]): string[][] | undefined {
  const names = [first.map((_, index) => `#${index}`)];
  for (const version of others) {
    const own = new Map<number, string>();
    const pairs = version.flatMap((entry, index) =>
      first.map((former, firstIndex) => ({ index, firstIndex, similarity: similarityOf(former, entry) })),
    );
    // The most similar pairs come first; among equals, the pair whose indexes differ least.
    pairs.sort(
      (a, b) =>
        b.similarity - a.similarity || Math.abs(a.index - a.firstIndex) - Math.abs(b.index - b.firstIndex),
    );
    const usedIndexes = new Set<number>();
    for (const { index, firstIndex, similarity } of pairs) {
      // In a version with as many entries as the first one, the entries that are left over are paired as well.
      if (similarity === 0 && version.length !== first.length) continue;
      if (own.has(index) || usedIndexes.has(firstIndex)) continue;
      own.set(index, `#${firstIndex}`);
      usedIndexes.add(firstIndex);
    }
    const all = version.map((entry, index) => own.get(index) ?? JSON.stringify(entry));
    if (new Set(all).size < all.length) return undefined;
    names.push(all);
  }
  return names;
}

/** Counts the plain values that two groups have in common. */
function similarityOf(one: unknown, other: unknown): number {
  if (isGroup(one) && isGroup(other))
    return Object.keys(one).reduce((sum, key) => sum + similarityOf(one[key], other[key]), 0);
  return one !== undefined && dequal(one, other) ? 1 : 0;
}
