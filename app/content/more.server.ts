import type { Picture } from './types.ts';

/** How many other items stand at the foot of an item's page. */
const shown = 4;

/**
 * The items that follow an item in their list, beginning again at its end.
 * @param coverOf an item's picture
 */
export function moreOf<T extends { slug: string; title: string }>(
  items: T[],
  item: T,
  coverOf: (item: T) => Picture | undefined,
): { slug: string; title: string; cover: Picture }[] {
  const index = items.indexOf(item);
  return [...items.slice(index + 1), ...items.slice(0, index)].slice(0, shown).flatMap((other) => {
    const cover = coverOf(other);
    return cover ? [{ slug: other.slug, title: other.title, cover }] : [];
  });
}
