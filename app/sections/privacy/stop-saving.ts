/**
 * Stops the page from storing anything, while it keeps working: both storages are replaced by memory, and no service
 * worker can be registered. Links inside the site load a new document, which stores data as usual.
 */
export function stopSaving(): void {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, { value: storageInMemory(), configurable: true });
  if (navigator.serviceWorker) {
    navigator.serviceWorker.register = () => Promise.reject(new Error('Everything was just deleted'));
  }
  // Browsers send a `storage` event without a key to other tabs when their storage is cleared. Sent in this tab, the
  // event makes the theme and the selection list notice the deletion.
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

/**
 * Prevents React Router from handling links and Back, so that the browser loads a new document. A page that Back
 * restores from the browser's cache is reloaded.
 */
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
