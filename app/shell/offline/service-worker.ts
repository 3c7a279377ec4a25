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
 * The service worker: pages are asked for again each time and kept for when there is no connection; files whose
 * name carries a hash are kept for good. A new version waits until every open page of the old one is closed, so
 * that no page ever meets the files of another version.
 */

declare const self: ServiceWorkerGlobalScope;

/** Scripts, styles and the pages shown without a connection; put in by scripts/pages/service-worker.ts. */
declare const __PRECACHE__: { url: string; revision: string | null }[];

const base = import.meta.env.BASE_URL;
const pathOf = (url: URL) => addressInSite(url.pathname, base);

cleanupOutdatedCaches();
precacheAndRoute(__PRECACHE__, { cleanURLs: false });

/** A page and its data are kept once, whatever stands behind the `?`: that belongs to the visitor. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.split('?', 1)[0] ?? request.url,
};

/** Once a visitor has deleted everything (app/sections/privacy), pages that are still open fill no cache again. */
const whileInstalled: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && (await isInstalled()) ? response : null,
};

/** What is held ready is there from the installation on, and goes with all else. */
function isInstalled(): Promise<boolean> {
  return caches.has(workboxCaches.precache);
}

/** So many pictures and late scripts are kept. */
const maxFiles = 240;

/** What was kept first goes first. */
const limitFiles: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const kept = await cache.keys();
    const surplus = kept.slice(0, Math.max(0, kept.length - maxFiles));
    await Promise.all(surplus.map((request) => cache.delete(request)));
  },
};

// Where there is no room, they are what can be done without.
registerQuotaErrorCallback(() => caches.delete(filesCache));

registerRoute(
  // A PDF that is opened in place of the page is no page to be kept.
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

// A new version has taken over: pages of the old one would ask for files that are gone.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([caches.delete(pagesCache), caches.delete(dataCache)]));
  // Earlier versions kept it.
  indexedDB.deleteDatabase('workbox-expiration');
});

self.addEventListener('message', (event) => {
  const message = event.data as KeepPages | undefined;
  if (message?.type !== 'KEEP_PAGES') return;
  const { pages, data } = pagesOf(message.language, base);
  event.waitUntil(Promise.all([keep(pagesCache, pages), keep(dataCache, data)]));
});

/** Fetches what is not kept yet; one failure does not stop the rest. */
async function keep(cacheName: string, addresses: string[]) {
  if (!(await isInstalled())) return;
  const cache = await caches.open(cacheName);
  for (const address of addresses) {
    if (!(await cache.match(address))) await cache.add(address).catch(() => {});
  }
}
