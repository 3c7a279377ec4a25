import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { keepFailedNavigation } from './resume-navigation';
import { useRouter } from './use-router';

/** So long (ms) a page that was asked for inside the site may take to come. */
const timeout = 4000;

/**
 * Stands in the shell: has the browser itself follow links inside the site that hang or fail. A link that is being followed is
 * not followed again: of two quick taps the second would be a step of its own, and Back would lead to the same page.
 */
export function NavigationTimeout() {
  const { location: wanted } = useNavigation();
  const shown = useLocation().key;
  const router = useRouter();

  // Follows the network.
  useEffect(() => {
    if (!wanted || !router) return;
    const timer = setTimeout(() => window.location.assign(router.createHref(wanted)), timeout);
    return () => clearTimeout(timer);
  }, [wanted, router]);

  // Follows the page, which may be reloaded, and the taps, which may come, before it is rendered that a link is being followed.
  useEffect(() => {
    if (!router) return;
    const keep = () => {
      const next = router.state.navigation.location;
      if (next) keepFailedNavigation(router.createHref(next));
    };
    const onClick = (event: MouseEvent) => {
      const { location, navigation } = router.state;
      const next = navigation.location ?? (location.key !== shown && location);
      const link = next && (event.target as Element).closest('a');
      if (!link || link.getAttribute('href') !== router.createHref(next)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('pagehide', keep);
    addEventListener('click', onClick, true);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('click', onClick, true);
    };
  }, [router, shown]);
  return null;
}
