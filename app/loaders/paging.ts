/** A list longer than this goes on over further pages. */
export const perPage = 24;

/** How many pages a list fills; an empty one fills one. */
export function pageCount(length: number): number {
  return Math.max(1, Math.ceil(length / perPage));
}

/**
 * What stands on one page of a list.
 * @param page counted from 1
 */
export function itemsOnPage<T>(items: T[], page: number): T[] {
  return items.slice((page - 1) * perPage, page * perPage);
}
