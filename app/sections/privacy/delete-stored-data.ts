import { wait } from '#app/ui/wait.ts';
import { stopSaving } from './stop-saving.ts';

/** Maximum time (ms) for the deletion. */
const timeout = 10_000;

/**
 * Deletes everything that the site stores in this browser: local and session storage, databases, caches and the
 * service worker. Nothing new is stored until the next page is loaded. The function assumes that the whole origin
 * belongs to the site: data of another site on the same origin is deleted too.
 * @param databases names of the databases, for browsers that cannot list them
 * @returns whether everything was deleted; false where the browser refuses a deletion or takes too long
 */
export async function deleteStoredData(databases: string[]): Promise<boolean> {
  const isDeleted = await Promise.race([deleteAll(databases), wait(timeout)]);
  stopSaving();
  return isDeleted === true;
}

/**
 * Runs all deletions of stored data. The service worker is removed first, because it would fill its caches again. A
 * failed deletion does not stop the others.
 */
async function deleteAll(databases: string[]): Promise<boolean> {
  const deletions = [
    unregisterWorkers,
    deleteCaches,
    () => deleteDatabases(databases),
    () => localStorage.clear(),
    () => sessionStorage.clear(),
  ];
  let isDeleted = true;
  for (const runDeletion of deletions) {
    try {
      await runDeletion();
    } catch (error) {
      console.error('A part of what is kept could not be deleted', error);
      isDeleted = false;
    }
  }
  return isDeleted;
}

async function unregisterWorkers() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

async function deleteCaches() {
  if (!('caches' in window)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function deleteDatabases(knownNames: string[]) {
  const listed = await indexedDB.databases?.();
  const names = listed ? listed.flatMap(({ name }) => name ?? []) : knownNames;
  for (const name of names) {
    await emptyDatabase(name);
    await deleteDatabase(name);
  }
}

/**
 * Empties a database before it is deleted: the browser delays the deletion of a database that another tab has open, but
 * can empty it at once.
 */
async function emptyDatabase(name: string) {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    const stores = [...database.objectStoreNames];
    if (stores.length === 0) return;
    const transaction = database.transaction(stores, 'readwrite');
    for (const store of stores) transaction.objectStore(store).clear();
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onblocked = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
}
