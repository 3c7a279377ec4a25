/** A page's content is read anew only on another page: what stands behind the `?` belongs to the visitor. */
export function staysOnPage({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
