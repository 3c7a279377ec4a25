import { useEffect } from 'react';
import { useHref, useNavigation } from 'react-router';
import { keepFailedNavigation } from './resume-navigation';
import { useRouter } from './use-router';

/** So long (ms) a page that was asked for inside the site may take to come. */
const timeout = 4000;

/** Stands in the shell: has the browser itself follow links inside the site that hang or fail. */
export function NavigationTimeout() {
  const { location } = useNavigation();
  const href = useHref(location ?? '/');
  const wanted = location ? href : null;
  const router = useRouter();

  // Follows the network.
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => window.location.assign(wanted), timeout);
    return () => clearTimeout(timer);
  }, [wanted]);

  // Follows the page, which may be reloaded before it is rendered that a link is being followed.
  useEffect(() => {
    const keep = () => {
      const next = router?.state.navigation.location;
      if (next) keepFailedNavigation(router.createHref(next));
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [router]);
  return null;
}
