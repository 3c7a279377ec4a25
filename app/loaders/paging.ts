/** Maximum number of items on one page of a list. */
export const perPage = 24;

/** The number of pages that a list fills; an empty list still has one page. */
export function pageCount(length: number): number {
  return Math.max(1, Math.ceil(length / perPage));
}

/**
 * The items on one page of a list.
 * @param page counted from 1
 */
export function itemsOnPage<T>(items: T[], page: number): T[] {
  return items.slice((page - 1) * perPage, page * perPage);
}
