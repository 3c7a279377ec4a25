import { dequal } from 'dequal/lite';
import { isGroup } from '#model/content/walk.ts';

type Group = Record<string, unknown>;

/** The keys whose value can name a list entry. The first key that has a different value in each entry is used. */
export const namingKeys = ['id', 'url', 'size', 'picture', 'icon', 'date', 'from'] as const;

/**
 * Names the entries in several versions of one list, so that an entry has the same name in every version, whatever its index.
 * The name is the value of one of the `namingKeys`; a text is its own name. Entries without such a key take the name of the
 * most similar entry in the first version.
 * @param versions the versions of the list; the first one is the common base of the others
 * @returns one list of names per version; undefined if names are impossible (numbers) or not unique (a text that occurs twice)
 */
export function entryNames(versions: unknown[][]): string[][] | undefined {
  const all = versions.flat();
  if (all.every((entry) => typeof entry === 'string')) return namesBy(versions, (entry) => entry);
  if (!all.every((entry) => typeof entry === 'string' || isGroup(entry))) return undefined;
  for (const key of namingKeys) {
    const names = namesBy(versions, (entry) => {
      // A list entry for a picture may be a plain text, the name of the picture file, instead of a group with `url`.
      return typeof entry === 'string' ? (key === 'url' ? entry : undefined) : (entry as Group)[key];
    });
    if (names) return names;
  }
  return all.every(isGroup) ? namesBySimilarity(versions as Group[][]) : undefined;
}

function namesBy(versions: unknown[][], nameOf: (entry: unknown) => unknown): string[][] | undefined {
  const names = versions.map((version) => version.map(nameOf));
  const isName = (name: unknown) => typeof name === 'string' || typeof name === 'number';
  const areNames = names.every((own) => own.every(isName) && new Set(own).size === own.length);
  return areNames ? names.map((own) => own.map(String)) : undefined;
}

/** Names each list entry after the most similar entry of the first version; an entry without a similar one, by its JSON text. */
function namesBySimilarity([first = [], ...others]: Group[][]): string[][] | undefined {
  const names = [first.map((_, index) => `#${index}`)];
  for (const version of others) {
    const own = new Map<number, string>();
    const pairs = version.flatMap((entry, index) =>
      first.map((former, firstIndex) => ({ index, firstIndex, similarity: similarityOf(former, entry) })),
    );
    // The most similar pairs of entries come first; among equally similar pairs, the one whose indexes differ least.
    pairs.sort(
      (a, b) =>
        b.similarity - a.similarity || Math.abs(a.index - a.firstIndex) - Math.abs(b.index - b.firstIndex),
    );
    const usedIndexes = new Set<number>();
    for (const { index, firstIndex, similarity } of pairs) {
      // Entries without any similarity are paired only if both versions of the list have the same number of entries.
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

/** Counts the equal values that two groups have under the same keys. */
function similarityOf(one: unknown, other: unknown): number {
  if (isGroup(one) && isGroup(other))
    return Object.keys(one).reduce((sum, key) => sum + similarityOf(one[key], other[key]), 0);
  return one !== undefined && dequal(one, other) ? 1 : 0;
}
