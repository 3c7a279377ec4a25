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
 * The service worker. It fetches pages from the network each time, and caches them for visits without a connection. It
 * caches files with a hash in their name for good. A new version waits until every page of the old version is closed,
 * so that no page receives files of another version.
 */

declare const self: ServiceWorkerGlobalScope;

/**
 * Files to cache at installation: scripts, styles, and the pages for visits without a connection with their picture.
 * scripts/pages/service-worker.ts inserts this list.
 */
declare const __PRECACHE__: { url: string; revision: string | null }[];

const base = import.meta.env.BASE_URL;
const pathOf = (url: URL) => addressInSite(url.pathname, base);

cleanupOutdatedCaches();
precacheAndRoute(__PRECACHE__, { cleanURLs: false });

/** Caches a page and its data under the address without its query, which differs from visitor to visitor. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.split('?', 1)[0] ?? request.url,
};

/**
 * Stops caching after the visitor has deleted all stored data (app/sections/privacy). Pages that are still open could
 * otherwise fill the caches again.
 */
const whileInstalled: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && (await isInstalled()) ? response : null,
};

/** Whether the service worker's precache exists: from its installation until the visitor deletes all stored data. */
function isInstalled(): Promise<boolean> {
  return caches.has(workboxCaches.precache);
}

/** Maximum number of cached files: pictures, and scripts that are fetched late. */
const maxFiles = 240;

/** Deletes the oldest cached files above the maximum number. */
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
  // A PDF that opens in the browser window is not cached as a page.
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

// When a new version of the service worker starts, it deletes the cached pages of the old one: they would request files
// that no longer exist.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([caches.delete(pagesCache), caches.delete(dataCache)]));
  // Deletes a database that earlier versions of the service worker created.
  indexedDB.deleteDatabase('workbox-expiration');
});

self.addEventListener('message', (event) => {
  const message = event.data as KeepPages | undefined;
  if (message?.type !== 'KEEP_PAGES') return;
  const { pages, data } = pagesOf(message.language, base);
  event.waitUntil(Promise.all([keep(pagesCache, pages), keep(dataCache, data)]));
});

/** Fetches and caches the addresses that are not cached yet. If one fetch fails, the others continue. */
async function keep(cacheName: string, addresses: string[]) {
  if (!(await isInstalled())) return;
  const cache = await caches.open(cacheName);
  for (const address of addresses) {
    if (!(await cache.match(address))) await cache.add(address).catch(() => {});
  }
}
