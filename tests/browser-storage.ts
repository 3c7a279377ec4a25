import type { Page } from '@playwright/test';

type Area = 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches';

/** Lets the browser deny the page these areas of its storage, as in private windows and by settings. */
export async function denyStorage(page: Page, ...areas: Area[]): Promise<void> {
  await page.addInitScript((names) => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of names) Object.defineProperty(window, name, { get, configurable: true });
  }, areas);
}

/** Lets every write to the page's storage fail, since there is no room left. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}

/** The number of entries in all databases. A database that was open in the service worker may still exist, but must be empty. */
export function entriesInDatabases(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    let sum = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        sum += await answer(database.transaction(store).objectStore(store).count());
      database.close();
    }
    return sum;
  });
}
