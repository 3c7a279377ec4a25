import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useRouter } from '#app/page-parts/use-router.ts';
import { saveNavigation } from './resume-navigation.ts';

/** Longest time (ms) that the router may take to open another page. After it, the browser loads the page. */
const timeout = 4000;

/** Lets the browser load the next page as a document if the router takes too long or fails to open it. */
export function NavigationTimeout() {
  const { location: destination } = useNavigation();
  const router = useRouter();

  // Starts a timer for each navigation of the router. When it ends, the router may have the page and be about to show
  // it.
  useEffect(() => {
    if (!destination || !router) return;
    const load = () => {
      if (router.state.navigation.location?.key === destination.key)
        window.location.assign(router.createHref(destination));
    };
    const timer = setTimeout(load, timeout);
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
