import { savesData } from '../start/deferred-hydration.ts';
import type { KeepPages } from './keep-pages.ts';

/** So long (ms) after a page has loaded the visitor and the line have rested. */
const restTime = 3000;

/**
 * Registers the service worker for later visits, when the page has loaded and rested, and has it keep the pages of this
 * language. Where the browser asks to save data it waits for the first sign of a visitor, and keeps what is opened alone.
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

/** Rejects where the browser has no room or no leave for it. */
async function registerAndKeepPages(): Promise<void> {
  await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  const { active } = await navigator.serviceWorker.ready;
  const language = document.documentElement.lang as KeepPages['language'];
  if (!savesData()) active?.postMessage({ type: 'KEEP_PAGES', language } satisfies KeepPages);
}
