/** A page's content is read again only on another page: what stands behind the `?` belongs to the visitor. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  // In the editor's preview content changes under an open page.
  return import.meta.env.MODE === 'editor' || currentUrl.pathname !== nextUrl.pathname;
}
