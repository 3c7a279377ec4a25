/** React Router loads the data of a page again only when the path changes; the data does not depend on the query. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  // In the editor's preview, the content can change while a page is open.
  return import.meta.env.MODE === 'editor' || currentUrl.pathname !== nextUrl.pathname;
}
