import { isWithoutReact } from './without-react';

/** Where it is noted that a page was reloaded because a script of it had failed. */
const key = 'page-reload';

/** Whether a script is gone, say after a deploy: once, and while there is a connection, the page of today may mend it. */
export function mayReload(): boolean {
  if (isWithoutReact() || !navigator.onLine || sessionStorage.getItem(key) === location.href) return false;
  sessionStorage.setItem(key, location.href);
  return true;
}
