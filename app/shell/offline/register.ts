import { savesData } from '#app/ui/saves-data.ts';
import type { KeepPages } from './keep-pages.ts';

/**
 * Delay (ms) between the page's load event and the registration of the service worker, which would compete for the
 * network.
 */
const restTime = 3000;

/**
 * Registers the service worker for later visits, some time after the page has loaded, and asks it to cache the pages of
 * this language. If the browser asks to save data, registration waits for hydration, and the service worker caches only
 * pages that the visitor opens.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const begin = () =>
    setTimeout(
      () => registerAndKeepPages().catch((error) => console.info('The site stays online only', error)),
      restTime,
    );
  addEventListener(savesData() ? 'hydrated' : 'load', begin, { once: true });
}

/**
 * Registers the service worker and asks it to cache pages. Rejects if the browser has no space for a service worker, or
 * forbids it.
 */
async function registerAndKeepPages(): Promise<void> {
  await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  const { active } = await navigator.serviceWorker.ready;
  const language = document.documentElement.lang as KeepPages['language'];
  if (!savesData()) active?.postMessage({ type: 'KEEP_PAGES', language } satisfies KeepPages);
}
