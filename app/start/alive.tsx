import { useEffect } from 'react';
import { useHref, useNavigation } from 'react-router';

/** So long (ms) a page that was asked for inside the site may take to come. */
const patience = 6000;

/** Stands in the shell: says that the page is alive, and ends navigations that hang. */
export function Alive() {
  const { location } = useNavigation();
  const href = useHref(location ?? '/');

  // Follows the page: keep-taps.ts hears of it.
  useEffect(() => {
    window.dispatchEvent(new Event('alive'));
  }, []);

  // Follows the network: a link whose page does not come is followed by the browser itself.
  const wanted = location ? href : null;
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => window.location.assign(wanted), patience);
    return () => clearTimeout(timer);
  }, [wanted]);
  return null;
}
