import { useEffect } from 'react';
import { type Path, useLocation } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { addressInSite, fallbackAddresses } from '#model/site-map.ts';

let requested: (Path & { href: string }) | null = null;

/**
 * Lets the router hydrate the page that the host has sent (`data-own-address`), even if the requested address is
 * another one: the router reads the address bar, and would render another page. Hosts accept longer addresses
 * (`/services.html`, `/services/`, `/ar/index.html`, `//services`). Then the address bar shows the page's own address,
 * with the query and hash of the request.
 *
 * For unknown addresses, the host sends the “not found” page, even if the router has a route for them
 * (`/frames/no-such-frame`, `/Frames`). Without a connection, the visitor gets the offline page. After hydration of
 * these two pages, useRequestedAddress puts the requested address back into the address bar.
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

/**
 * On the “not found” page and the offline page: shows the requested address in the address bar again, without a
 * navigation of the router.
 */
export function useRequestedAddress(): void {
  // Shows the requested address, and forgets it when another page opens.
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
