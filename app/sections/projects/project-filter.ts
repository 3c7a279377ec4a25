/** The keys of the filter chips, in their order. `all` lets every project pass. */
export const filterKeys = [
  'all',
  'residential',
  'commercial',
  'hospitality',
  'healthcare',
  'exterior',
] as const satisfies string[];

export type FilterKey = (typeof filterKeys)[number];

/**
 * Whether a project passes the filter: its category, in the language of the page or in English, contains the key. Upper
 * and lower case make no difference.
 */
export function passesFilter(
  project: { category: string; categoryInEnglish: string },
  key: FilterKey,
): boolean {
  if (key === 'all') return true;
  return [project.category, project.categoryInEnglish].some((category) =>
    category.toLowerCase().includes(key),
  );
}

/** The keys of all chips whose filter a project passes. */
export function filtersOf(project: { category: string; categoryInEnglish: string }): FilterKey[] {
  return filterKeys.filter((key) => passesFilter(project, key));
}
