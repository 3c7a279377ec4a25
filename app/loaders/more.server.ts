import type { Picture } from './types.ts';

/** How many other items stand at the foot of an item's page. */
const shown = 4;

/**
 * The items that follow an item in their list, beginning again at its end.
 * @param cardOf what is shown of an item; one without a picture is left out
 */
export function moreOf<T>(
  items: T[],
  item: T,
  cardOf: (item: T) => { slug: string; title: string; cover: Picture | undefined },
): { slug: string; title: string; cover: Picture }[] {
  const index = items.indexOf(item);
  return [...items.slice(index + 1), ...items.slice(0, index)].slice(0, shown).flatMap((other) => {
    const { slug, title, cover } = cardOf(other);
    return cover ? [{ slug, title, cover }] : [];
  });
}
