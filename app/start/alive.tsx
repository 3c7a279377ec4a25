import { useEffect } from 'react';
import { useHref, useNavigation } from 'react-router';
import { keepLostLink } from './follow-lost-link';

/** So long (ms) a page that was asked for inside the site may take to come. */
const patience = 4000;

/** Stands in the shell: says that the page is alive (`data-alive`), and has the browser itself follow links that hang or fail. */
export function Alive() {
  const { location } = useNavigation();
  const href = useHref(location ?? '/');
  const wanted = location ? href : null;

  // Follows the page: keep-taps.ts hears of it. Last in the shell, so that all else there listens by now.
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    window.dispatchEvent(new Event('alive'));
  }, []);

  // Follows the network.
  useEffect(() => {
    if (!wanted) return;
    const keep = () => keepLostLink(wanted);
    const timer = setTimeout(() => window.location.assign(wanted), patience);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [wanted]);
  return null;
}
