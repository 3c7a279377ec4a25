const key = 'wanted-page';

/**
 * Continues a navigation that a reload has interrupted. If the code of the requested page no longer exists, for example
 * after a deploy, React Router reloads the current page. The link that was being followed is saved before the reload,
 * and followed after it (see navigation-timeout.tsx).
 */
export function resumeNavigation(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wanted = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (wanted && visit?.type === 'reload') location.assign(wanted);
}

/** Saves the link that is being followed. Called when the page is left during a navigation. */
export function saveNavigation(href: string): void {
  sessionStorage.setItem(key, href);
}
