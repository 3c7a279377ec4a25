/// <reference lib="webworker" />
import { cacheNames as workboxCaches } from 'workbox-core/cacheNames.js';
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { addressInSite, languageOf } from '#model/site-map.ts';
import { dataCache, filesCache, pagesCache } from '#model/stored-data.ts';
import { type KeepPages, pagesOf } from './keep-pages.ts';

/*
 * The service worker. Pages are fetched from the network each time, and kept for visits without a connection. Files
 * with a hash in their name are kept for good. A new version waits until every open page of the old version is closed,
 * so that no page receives files of another version.
 */

declare const self: ServiceWorkerGlobalScope;

/**
 * Scripts, styles and the pages that are shown without a connection. scripts/pages/service-worker.ts inserts this list.
 */
declare const __PRECACHE__: { url: string; revision: string | null }[];

const base = import.meta.env.BASE_URL;
const pathOf = (url: URL) => addressInSite(url.pathname, base);

cleanupOutdatedCaches();
precacheAndRoute(__PRECACHE__, { cleanURLs: false });

/** Keeps a page and its data once, without the query of the address: the query belongs to the visitor. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.split('?', 1)[0] ?? request.url,
};

/** After a visitor has deleted everything (app/sections/privacy), no page that is still open fills the caches again. */
const whileInstalled: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && (await isInstalled()) ? response : null,
};

/** The precache exists from the installation until the visitor deletes everything. */
function isInstalled(): Promise<boolean> {
  return caches.has(workboxCaches.precache);
}

/** Maximum number of pictures and late scripts that are kept. */
const maxFiles = 240;

/** Deletes the oldest entries above the maximum. */
const limitFiles: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const kept = await cache.keys();
    const surplus = kept.slice(0, Math.max(0, kept.length - maxFiles));
    await Promise.all(surplus.map((request) => cache.delete(request)));
  },
};

// If the storage is full, the cached pictures and scripts are deleted: the site works without them.
registerQuotaErrorCallback(() => caches.delete(filesCache));

registerRoute(
  // A PDF that opens in the browser window is not kept as a page.
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !pathOf(url).startsWith('/paper/'),
  new NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds: 5,
    plugins: [withoutQuery, whileInstalled],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\.(data|json)$/.test(url.pathname),
  new NetworkFirst({
    cacheName: dataCache,
    networkTimeoutSeconds: 5,
    plugins: [withoutQuery, whileInstalled],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|pictures)\//.test(pathOf(url)),
  new CacheFirst({
    cacheName: filesCache,
    plugins: [whileInstalled, limitFiles],
  }),
);

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate') return Response.error();
  const offline = languageOf(pathOf(url)) === 'ar' ? 'ar/offline.html' : 'offline.html';
  return (await matchPrecache(`${base}${offline}`)) ?? Response.error();
});

// A new version is active: cached pages of the old version would request files that no longer exist.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([caches.delete(pagesCache), caches.delete(dataCache)]));
  // Earlier versions of the service worker created this database.
  indexedDB.deleteDatabase('workbox-expiration');
});

self.addEventListener('message', (event) => {
  const message = event.data as KeepPages | undefined;
  if (message?.type !== 'KEEP_PAGES') return;
  const { pages, data } = pagesOf(message.language, base);
  event.waitUntil(Promise.all([keep(pagesCache, pages), keep(dataCache, data)]));
});

/** Fetches the addresses that are not kept yet. One failure does not stop the others. */
async function keep(cacheName: string, addresses: string[]) {
  if (!(await isInstalled())) return;
  const cache = await caches.open(cacheName);
  for (const address of addresses) {
    if (!(await cache.match(address))) await cache.add(address).catch(() => {});
  }
}
