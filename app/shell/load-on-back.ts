/**
 * Loads the page of the address if Back or Forward leads to another page before React runs. After a reload, the entries
 * that the router has added to the history still belong to one document: the browser then changes only the address, and
 * leaves the page to the router.
 */
export function loadOnBack(): void {
  const { ownAddress } = document.documentElement.dataset;
  const [visit] = performance.getEntriesByType('navigation');
  const requested = visit && new URL(visit.name).pathname;
  // The visitor may have gone back before this script runs. Hosts answer longer addresses than the page's own with the
  // page as well (requested-address.ts).
  const arrived = requested === ownAddress ? requested : location.pathname;
  const load = () => {
    if (location.pathname !== arrived && location.pathname !== ownAddress) location.reload();
  };
  load();
  // Until the page has loaded, browsers send no `popstate`.
  const events = ['load', 'popstate'];
  for (const event of events) addEventListener(event, load);
  // From now on, the router opens the pages. It may do so before the `load` event of this page.
  addEventListener('hydrated', () => {
    for (const event of events) removeEventListener(event, load);
  });
}
