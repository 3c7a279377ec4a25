const key = 'wanted-page';

/**
 * Continues a navigation that a reload has interrupted. React Router reloads the current page if the code of the next
 * page no longer exists, for example after a deploy. navigation-timeout.tsx saves the next page's address before the
 * reload, and this function opens it afterwards.
 */
export function resumeNavigation(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wanted = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (wanted && visit?.type === 'reload') location.assign(wanted);
}

/** Saves the address of a navigation that is under way when the browser leaves the page. */
export function saveNavigation(href: string): void {
  sessionStorage.setItem(key, href);
}
