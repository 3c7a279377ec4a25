import { languageOf } from '../site-map';
import { keepPages } from './keep-pages';

/**
 * Registers the service worker, then has it keep the pages of the current language. Visitors who save data keep only
 * what they open. A failure is no matter.
 */
export async function registerServiceWorker(): Promise<void> {
  const base = import.meta.env.BASE_URL;
  try {
    await navigator.serviceWorker.register(`${base}sw.js`);
    const { active } = await navigator.serviceWorker.ready;
    const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
    const path = window.location.pathname.slice(base.length - 1);
    if (!saveData) active?.postMessage(keepPages(languageOf(path), base));
  } catch (error) {
    console.info('The site stays online only', error);
  }
}
