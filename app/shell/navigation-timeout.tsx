import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { saveNavigation } from './resume-navigation.ts';
import { useRouter } from './use-router.ts';

/** Longest time (ms) that the router may take to open another page. After it, the browser loads the page. */
const timeout = 4000;

/** Lets the browser load the next page as a document if the router takes too long or fails to open it. */
export function NavigationTimeout() {
  const { location: destination } = useNavigation();
  const router = useRouter();

  // Starts a timer for each navigation of the router.
  useEffect(() => {
    if (!destination || !router) return;
    const timer = setTimeout(() => window.location.assign(router.createHref(destination)), timeout);
    return () => clearTimeout(timer);
  }, [destination, router]);

  // Saves the address of a navigation that is under way when the browser leaves the page: the router may reload the
  // page before `useNavigation` reports the navigation.
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
