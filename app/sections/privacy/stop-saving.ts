/**
 * Until the next page is loaded this one works on, but keeps nothing: both storages last as long as the page, no service
 * worker is registered, and links inside the site load a new document, where all is kept as ever.
 */
export function stopSaving(): void {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, { value: storageInMemory(), configurable: true });
  if (navigator.serviceWorker) {
    navigator.serviceWorker.register = () => Promise.reject(new Error('Everything was just deleted'));
  }
  // As browsers tell it to other tabs: the theme and the list of chosen frames follow.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  loadDocuments();
}

function storageInMemory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
    clear: () => values.clear(),
  };
}

/** The router hears neither of links to other pages nor of Back to one; a page that Back brings out of a cache is loaded anew. */
function loadDocuments(): void {
  const { pathname } = location;
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.origin === location.origin && link.pathname !== pathname) event.stopImmediatePropagation();
    },
    true,
  );
  window.addEventListener(
    'popstate',
    (event) => {
      if (location.pathname === pathname) return;
      event.stopImmediatePropagation();
      location.reload();
    },
    true,
  );
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
