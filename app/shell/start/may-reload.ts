import { canHydrate } from './can-hydrate.ts';
import { saveFields } from './saved-fields.ts';
import { isWithoutReact } from './without-react.ts';

/** Storage key for the address of a page that was reloaded because one of its scripts had failed. */
const key = 'page-reload';

/**
 * Whether to reload the page because a script no longer exists, for example after a deploy: a new copy of the page may
 * work. True only with a connection, and once for each page unless the visitor tries again. Before a reload, the
 * visitor's choices and texts are saved.
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
    // Without storage, the page could reload again and again, because an earlier reload is not remembered.
    return false;
  }
}
