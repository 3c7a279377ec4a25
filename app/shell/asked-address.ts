import { useEffect } from 'react';
import { type Path, useLocation } from 'react-router';
import { addressInSite, standInAddresses } from '../site-map';
import { useHydrated } from '../ui/use-hydrated';

let asked: (Path & { href: string }) | null = null;

/**
 * The host answers every unknown address with the “not found” page, also where the router knows a page of its
 * own (`/frames/no-such-frame`, `/Frames`), and the service worker answers with the offline page. Such a
 * page hydrates under its own address (`data-stands-at`), or the router would fetch another; the one that was
 * asked for is put back as soon as it stands (see useAskedAddress).
 */
export function hydrateStandIn(): void {
  const own = document.querySelector<HTMLElement>('[data-stands-at]')?.dataset.standsAt;
  if (!own) return;
  const { href, pathname, search, hash } = window.location;
  asked = { href, pathname: addressInSite(pathname, import.meta.env.BASE_URL), search, hash };
  window.history.replaceState(window.history.state, '', own);
}

/** For a page that stands in for another: shows the address that was asked for again, without telling the router. */
export function useAskedAddress(): void {
  // Follows the address bar, until another page is opened.
  useEffect(() => {
    if (asked) window.history.replaceState(window.history.state, '', asked.href);
    return () => {
      asked = null;
    };
  }, []);
}

/** The path, query and hash that the address bar shows; null in the HTML and in the first render over it. */
export function useAddressBar(): Path | null {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  if (asked && standInAddresses.includes(pathname))
    return { pathname: asked.pathname, search: asked.search, hash: asked.hash };
  return { pathname, search, hash };
}
