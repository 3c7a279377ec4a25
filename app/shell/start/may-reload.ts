import { canHydrate } from './can-hydrate.ts';
import { saveFields } from './saved-fields.ts';
import { isWithoutReact } from './without-react.ts';

/** Key under which the address of a page is stored that was reloaded because one of its scripts had failed. */
const key = 'page-reload';

/**
 * Whether to reload the page because a script no longer exists, for example after a deploy: a new copy of the page may
 * work. The page is reloaded once, and only with a connection. What was chosen and typed is saved for the reload.
 * @param isRetry whether the visitor has seen the failure and tries again; a browser does not fetch a failed script
 * again until the page is reloaded
 */
export function mayReload(isRetry = false): boolean {
  if (!canHydrate() || isWithoutReact()) return false;
  try {
    if (!navigator.onLine) return false;
    if (!isRetry && sessionStorage.getItem(key) === location.href) return false;
    sessionStorage.setItem(key, location.href);
    saveFields();
    return true;
  } catch {
    // Without storage, it is unknown whether the page was reloaded before.
    return false;
  }
}
