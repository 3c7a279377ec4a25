import { useEffect } from 'react';
import { useHref, useNavigation } from 'react-router';
import { keepFailedNavigation } from './resume-navigation';

/** So long (ms) a page that was asked for inside the site may take to come. */
const timeout = 4000;

/** Stands in the shell: has the browser itself follow links inside the site that hang or fail. */
export function NavigationTimeout() {
  const { location } = useNavigation();
  const href = useHref(location ?? '/');
  const wanted = location ? href : null;

  // Follows the network.
  useEffect(() => {
    if (!wanted) return;
    const keep = () => keepFailedNavigation(wanted);
    const timer = setTimeout(() => window.location.assign(wanted), timeout);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [wanted]);
  return null;
}
