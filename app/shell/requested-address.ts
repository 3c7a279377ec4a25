import { useEffect } from 'react';
import { type Path, useLocation } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { addressInSite, fallbackAddresses } from '#model/site-map.ts';

let requested: (Path & { href: string }) | null = null;

/**
 * Makes a page hydrate under its own address (`data-own-address`), whatever address the host has answered with it. The
 * router reads the address bar, and would render another page. Hosts add to addresses (`/services.html`, `/services/`,
 * `/ar/index.html`, `//services`): the address bar then keeps the page's own address, with the query and the hash.
 *
 * Unknown addresses are answered with the “not found” page, even if the router has a route for them
 * (`/frames/no-such-frame`, `/Frames`). Without a connection, addresses are answered with the offline page. On these
 * two pages, useRequestedAddress puts the requested address back into the address bar after hydration.
 */
export function setOwnAddress(): void {
  const base = import.meta.env.BASE_URL;
  const ownAddress = document.documentElement.dataset.ownAddress;
  const { href, pathname, search, hash } = window.location;
  if (!ownAddress || ownAddress === pathname) return;
  const isFallback = fallbackAddresses.includes(addressInSite(ownAddress, base));
  if (isFallback) requested = { href, pathname: addressInSite(pathname, base), search, hash };
  window.history.replaceState(
    window.history.state,
    '',
    isFallback ? ownAddress : `${ownAddress}${search}${hash}`,
  );
}

/** For a fallback page: shows the requested address in the address bar again, without a navigation of the router. */
export function useRequestedAddress(): void {
  // The requested address is forgotten when another page opens.
  useEffect(() => {
    if (requested) window.history.replaceState(window.history.state, '', requested.href);
    return () => {
      requested = null;
    };
  }, []);
}

/** The path, query and hash that the address bar shows. Null in the HTML and during hydration. */
export function useAddressBar(): Path | null {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  if (requested && fallbackAddresses.includes(pathname))
    return { pathname: requested.pathname, search: requested.search, hash: requested.hash };
  return { pathname, search, hash };
}
