import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { saveNavigation } from './resume-navigation.ts';
import { useRouter } from './use-router.ts';

/** Longest time (ms) that a navigation inside the site may take. */
const timeout = 4000;

/**
 * Lets the browser itself load the page if a navigation inside the site hangs or fails. This component is part of the
 * shell.
 */
export function NavigationTimeout() {
  const { location: destination } = useNavigation();
  const router = useRouter();

  // Starts a timer for each navigation.
  useEffect(() => {
    if (!destination || !router) return;
    const timer = setTimeout(() => window.location.assign(router.createHref(destination)), timeout);
    return () => clearTimeout(timer);
  }, [destination, router]);

  // Saves the link that is being followed when the page is left: the router may reload the page before
  // `useNavigation` shows the navigation.
  useEffect(() => {
    const save = () => {
      const next = router?.state.navigation.location;
      if (next) saveNavigation(router.createHref(next));
    };
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [router]);
  return null;
}
