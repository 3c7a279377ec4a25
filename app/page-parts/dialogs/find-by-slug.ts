/** What is found by its slug, also by a former one (see content/moved.yaml). */
export interface WithSlug {
  slug: string;
  formerly?: string[] | undefined;
}

/** The item of a slug, or the one that once had it; undefined where there is none. */
export function findBySlug<Item extends WithSlug>(
  items: readonly Item[],
  slug: string | null | undefined,
): Item | undefined {
  if (!slug) return undefined;
  return items.find((item) => item.slug === slug) ?? items.find((item) => item.formerly?.includes(slug));
}
