const key = 'wanted-page';

/**
 * Where the code of a page that was asked for inside the site is gone, say after a deploy, React Router reloads the page
 * it is on. The link that was followed then is kept: the next page follows it (see navigation-timeout.tsx).
 */
export function resumeNavigation(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wanted = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (wanted && visit?.type === 'reload') location.assign(wanted);
}

/** Called when the page is left while a link is being followed. */
export function keepFailedNavigation(href: string): void {
  sessionStorage.setItem(key, href);
}
