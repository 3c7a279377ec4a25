import { inLanguage, itemPages, languageOf, sectionAt } from '../site-map';

let asked: string | null = null;

/**
 * The host answers every unknown address with the “not found” page. Below /frames/ and the like the router
 * knows a page of its own and would try to fetch it; so that page hydrates under its own address, and the
 * one that was asked for is put back as soon as it stands (see restoreAskedAddress).
 */
export function hydrateNotFound(): void {
  const { pathname } = window.location;
  const isItem = itemPages.some((key) => key === sectionAt(pathname)?.key);
  if (!isItem || !document.querySelector('[data-not-found]')) return;
  asked = window.location.href;
  window.history.replaceState(window.history.state, '', inLanguage('/404', languageOf(pathname)));
}

/** Shows the address that was asked for again, without telling the router. */
export function restoreAskedAddress(): void {
  if (asked) window.history.replaceState(window.history.state, '', asked);
  asked = null;
}
