import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { keepFailedNavigation } from './resume-navigation.ts';
import { useRouter } from './use-router.ts';

/** So long (ms) a page that was asked for inside the site may take to come. */
const timeout = 4000;

/** Stands in the shell: has the browser itself follow links inside the site that hang or fail. */
export function NavigationTimeout() {
  const { location: destination } = useNavigation();
  const router = useRouter();

  // Follows the network.
  useEffect(() => {
    if (!destination || !router) return;
    const timer = setTimeout(() => window.location.assign(router.createHref(destination)), timeout);
    return () => clearTimeout(timer);
  }, [destination, router]);

  // Follows the page, which may be reloaded before it is rendered that a link is being followed.
  useEffect(() => {
    const keep = () => {
      const next = router?.state.navigation.location;
      if (next) keepFailedNavigation(router.createHref(next));
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [router]);
  return null;
}
