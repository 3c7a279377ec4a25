/** An item that can be found by its slug or by a former slug (see content/moved.yaml). */
export interface WithSlug {
  slug: string;
  formerSlugs?: string[] | undefined;
}

/**
 * Finds the item that has a slug today, or else the item that had this slug formerly; undefined where there is none.
 */
export function findBySlug<Item extends WithSlug>(
  items: readonly Item[],
  slug: string | null | undefined,
): Item | undefined {
  if (!slug) return undefined;
  return items.find((item) => item.slug === slug) ?? items.find((item) => item.formerSlugs?.includes(slug));
}
