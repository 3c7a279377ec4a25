import { stopSaving } from './stop-saving.ts';

/** So long (ms) the browser may take. */
const timeout = 10_000;

/**
 * Deletes all that the site keeps in this browser: both storages, databases, caches and the service worker. Until the next
 * page is loaded, nothing more is kept. The address is taken to be the site's alone: what another site on it keeps goes as well.
 * @param databases their names, for browsers that do not list them
 * @returns whether all of it is gone; false where the browser refuses a part, or takes too long
 */
export async function deleteStoredData(databases: string[]): Promise<boolean> {
  const timedOut = new Promise<boolean>((resolve) => setTimeout(resolve, timeout, false));
  const isDeleted = await Promise.race([deleteAll(databases), timedOut]);
  stopSaving();
  return isDeleted;
}

/** The worker first: it would fill its caches again. A part that fails does not keep the others from being deleted. */
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

async function deleteDatabases(known: string[]) {
  const listed = await indexedDB.databases?.();
  const names = listed ? listed.flatMap(({ name }) => name ?? []) : known;
  for (const name of names) {
    await emptyDatabase(name);
    await deleteDatabase(name);
  }
}

/** A database that is open elsewhere is deleted only when it is closed there: it is emptied before. */
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
