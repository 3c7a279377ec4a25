import type { Picture } from './types.ts';

/** Maximum number of other items at the foot of an item's page. */
const maxShown = 4;

/**
 * The items that follow an item in their list, shown at the foot of its page. After the last item, the list continues
 * with the first.
 * @param cardOf returns the data that is shown of an item; items without a `cover` are left out
 */
export function moreOf<T>(
  items: T[],
  item: T,
  cardOf: (item: T) => { slug: string; title: string; cover: Picture | undefined },
): { slug: string; title: string; cover: Picture }[] {
  const index = items.indexOf(item);
  return [...items.slice(index + 1), ...items.slice(0, index)].slice(0, maxShown).flatMap((other) => {
    const { slug, title, cover } = cardOf(other);
    return cover ? [{ slug, title, cover }] : [];
  });
}
