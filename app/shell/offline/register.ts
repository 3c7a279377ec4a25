import { savesData } from '../start/deferred-hydration.ts';
import type { KeepPages } from './keep-pages.ts';

/** Delay (ms) after the page has loaded. Until then, the page itself uses the network. */
const restTime = 3000;

/**
 * Registers the service worker for later visits, some time after the page has loaded, and asks it to keep the pages of
 * this language. If the browser asks to save data, registration waits for hydration, and the service worker keeps only
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

/** Rejects if the browser has no space for a service worker, or does not allow it. */
async function registerAndKeepPages(): Promise<void> {
  await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  const { active } = await navigator.serviceWorker.ready;
  const language = document.documentElement.lang as KeepPages['language'];
  if (!savesData()) active?.postMessage({ type: 'KEEP_PAGES', language } satisfies KeepPages);
}
