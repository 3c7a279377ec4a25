/** The chips of the filter, in their order; `all` lets everything through. */
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
 * Whether a project passes the filter: the key is part of its lower-cased category, in the language of the
 * page or in English.
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

/** All chips of the filter that a project passes. */
export function filtersOf(project: { category: string; categoryInEnglish: string }): FilterKey[] {
  return filterKeys.filter((key) => passesFilter(project, key));
}
