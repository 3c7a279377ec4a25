import { useEffect } from 'react';
import { type Path, useLocation } from 'react-router';
import { addressInSite, fallbackAddresses } from '../site-map';
import { useHydrated } from '../ui/use-hydrated';

let requested: (Path & { href: string }) | null = null;

/**
 * The host answers every unknown address with the “not found” page, also where the router knows a page of its
 * own (`/frames/no-such-frame`, `/Frames`), and the service worker answers with the offline page. Such a
 * page hydrates under its own address (`data-own-address`), or the router would fetch another; the one that was
 * asked for is put back as soon as it stands (see useRequestedAddress).
 */
export function hydrateFallbackPage(): void {
  const own = document.querySelector<HTMLElement>('[data-own-address]')?.dataset.ownAddress;
  if (!own) return;
  const { href, pathname, search, hash } = window.location;
  requested = { href, pathname: addressInSite(pathname, import.meta.env.BASE_URL), search, hash };
  window.history.replaceState(window.history.state, '', own);
}

/** For a fallback page: shows the address that was asked for again, without telling the router. */
export function useRequestedAddress(): void {
  // Follows the address bar, until another page is opened.
  useEffect(() => {
    if (requested) window.history.replaceState(window.history.state, '', requested.href);
    return () => {
      requested = null;
    };
  }, []);
}

/** The path, query and hash that the address bar shows; null in the HTML and in the first render over it. */
export function useAddressBar(): Path | null {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  if (requested && fallbackAddresses.includes(pathname))
    return { pathname: requested.pathname, search: requested.search, hash: requested.hash };
  return { pathname, search, hash };
}
