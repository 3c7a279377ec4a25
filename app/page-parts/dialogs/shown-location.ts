import { useLayoutEffect } from 'react';
import { useHref, useLocation } from 'react-router';

/**
 * The path (as in the address bar) and React Router's key of the page that is shown. The address bar is ahead of them
 * while a view transition holds back the next page. Reading them, unlike `useLocation`, renders nothing again when the
 * address changes.
 */
export const shownLocation = { path: '', key: '' };

/** Keeps `shownLocation` up to date. Called once, in the shell. */
export function useShownLocation(): void {
  const { pathname, key } = useLocation();
  const path = useHref(pathname);
  useLayoutEffect(() => {
    Object.assign(shownLocation, { path, key });
  }, [path, key]);
}
