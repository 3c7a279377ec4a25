/* Names that more than one program keeps something by. */

/** Local storage key of the theme: `dark` is dark, anything else is light. */
export const themeKey = 'theme';
/** Local storage key of the list of chosen frames. */
export const selectionKey = 'selection';
/* The service worker's caches. */
export const pagesCache = 'pages';
export const dataCache = 'data';
export const filesCache = 'files';

/** Where a browser keeps what a site gives it. */
export type StorageArea =
  | 'localStorage'
  | 'sessionStorage'
  | 'IndexedDB'
  | 'Cache Storage'
  | 'Service Worker';

/**
 * Everything that the site keeps in a visitor's browser, by its name there; one that ends in … is the beginning of a name.
 * content/privacy.yaml says of each entry what it is for, /privacy shows both, and a check compares them with what browsers hold.
 */
export const storedData = {
  theme: { localStorage: [themeKey] },
  selection: { localStorage: [selectionKey] },
  wall: { IndexedDB: ['wall'] },
  brief: { sessionStorage: ['brief-draft'] },
  contact: { sessionStorage: ['contact-draft', 'contact-sent'] },
  // The last two are the router's own.
  place: { sessionStorage: ['rail-…', 'react-router-scroll-positions', 'remix-router-transitions'] },
  hint: { sessionStorage: ['cord-hinted'] },
  recovery: { sessionStorage: ['page-reload', 'wanted-page', 'without-react', 'carried-fields'] },
  // What begins with workbox is named by it.
  offline: {
    'Cache Storage': [pagesCache, dataCache, filesCache, 'workbox-precache-v2-…'],
    'Service Worker': ['sw.js'],
  },
} satisfies Record<string, Partial<Record<StorageArea, string[]>>>;

export type StoredDataKey = keyof typeof storedData;
