import { canHydrate } from './can-hydrate.ts';
import { saveFields } from './saved-fields.ts';
import { isWithoutReact } from './without-react.ts';

/** Where it is noted that a page was reloaded because a script of it had failed. */
const key = 'page-reload';

/**
 * Whether a script is gone, say after a deploy: once, and while there is a connection, the page of today may mend it. What is
 * chosen and typed is kept for it.
 * @param isRetry whether the visitor has seen it fail and tries again: browsers remember what failed as long as the page
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
    // Where storage is denied, a second time could not be told from the first.
    return false;
  }
}
