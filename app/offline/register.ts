import { addressInSite, languageOf } from '../site-map';
import { keepPages } from './keep-pages';

/**
 * Registers the service worker, then has it keep the pages of the current language. Visitors who save data keep only
 * what they open. Rejects where the browser has no room or no leave for it.
 */
export async function registerServiceWorker(): Promise<void> {
  const base = import.meta.env.BASE_URL;
  await navigator.serviceWorker.register(`${base}sw.js`);
  const { active } = await navigator.serviceWorker.ready;
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  const address = addressInSite(window.location.pathname, base);
  if (!saveData) active?.postMessage(keepPages(languageOf(address), base));
}
