/* Names of stored data that several programs use: pages, the service worker, the build and checks. */

/** Local storage key of the theme: `dark` is dark, anything else is light. */
export const themeKey = 'theme';
/** Local storage key of the frames that the visitor selected. */
export const selectionKey = 'selection';
/** Local storage key of how the visitor wants to get what is selected. */
export const deliveryKey = 'delivery';
/* Names of the service worker's caches. */
export const pagesCache = 'pages';
export const dataCache = 'data';
export const filesCache = 'files';

/** The kinds of storage in a browser. */
export type StorageArea =
  | 'localStorage'
  | 'sessionStorage'
  | 'IndexedDB'
  | 'Cache Storage'
  | 'Service Worker';

/**
 * Everything that the site stores in a visitor's browser, by storage and key. A key that ends in … is the start of
 * several keys. content/privacy.yaml explains each entry, the page /privacy shows entries and explanations, and a check
 * compares this list with real browsers.
 */
export const storedData = {
  theme: { localStorage: [themeKey] },
  selection: { localStorage: [selectionKey, deliveryKey] },
  wall: { IndexedDB: ['wall'] },
  brief: { sessionStorage: ['brief-draft'] },
  contact: { sessionStorage: ['contact-draft', 'contact-sent'] },
  // React Router itself writes the last two of these keys.
  place: { sessionStorage: ['rail-…', 'react-router-scroll-positions', 'remix-router-transitions'] },
  hint: { sessionStorage: ['cord-hinted'] },
  recovery: { sessionStorage: ['page-reload', 'wanted-page', 'without-react', 'carried-fields'] },
  // Workbox chooses the name of the cache that begins with `workbox`.
  offline: {
    'Cache Storage': [pagesCache, dataCache, filesCache, 'workbox-precache-v2-…'],
    'Service Worker': ['sw.js'],
  },
} satisfies Record<string, Partial<Record<StorageArea, string[]>>>;

export type StoredDataKey = keyof typeof storedData;
