import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRouter } from './use-router';

/**
 * Stands in the shell: a link that is being followed is not followed again. Of two quick taps the second would be a step of
 * its own, and Back would lead to the same page.
 */
export function FollowOnce() {
  const router = useRouter();
  const shown = useLocation().key;

  // Follows the visitor's taps, before React does.
  useEffect(() => {
    if (!router) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const { location, navigation } = router.state;
      const next = navigation.location ?? (location.key === shown ? null : location);
      if (!link || !next || link.href !== new URL(router.createHref(next), document.baseURI).href) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, [router, shown]);
  return null;
}
