import { useEffect } from 'react';
import { useHref, useNavigation } from 'react-router';
import { keepLostLink } from './follow-lost-link';

/** So long (ms) a page that was asked for inside the site may take to come. */
const patience = 4000;

/** Stands in the shell: has the browser itself follow links inside the site that hang or fail. */
export function FollowLinks() {
  const { location } = useNavigation();
  const href = useHref(location ?? '/');
  const wanted = location ? href : null;

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
