import { useEffect } from 'react';
import { type Path, useLocation } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { addressInSite, fallbackAddresses } from '#model/site-map.ts';

let requested: (Path & { href: string }) | null = null;

/**
 * A page hydrates under its own address (`data-own-address`), whatever the host has answered with it: the router goes by the
 * address bar, and would put another page in its place. Hosts add to addresses (`/services.html`, `/services/`,
 * `/ar/index.html`, `//services`); there the page's own address stays, with the query and the hash.
 *
 * Unknown addresses are answered with the “not found” page, also where the router knows a page of its own
 * (`/frames/no-such-frame`, `/Frames`), and those without a connection with the offline page. There the address that was asked
 * for is put back as soon as the page stands (see useRequestedAddress).
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
