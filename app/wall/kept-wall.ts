import type { Wall } from './solve-wall.ts';

/** The object that gives the scale: an A4 sheet, or an upright object of this height in cm, such as a door. */
export type Ruler = 'a4' | number;

/**
 * A wall that the visitor keeps on the device: the photograph
 * as it was shown (JPEG), and what is known of its wall.
 */
export interface KeptWall {
  photo: Blob;
  wall: Wall;
  /** Distance from the wall's (0, 0) down to the floor, in cm; null if the visitor has not entered it. */
  floor: number | null;
  ruler: Ruler;
}

/** The wall as IndexedDB stores it. In private windows, WebKit can store bytes, but no Blob. */
type StoredWall = Omit<KeptWall, 'photo'> & { photo: ArrayBuffer };

const name = 'wall';

/** Reads the kept wall; null if there is none, or if the device’s storage cannot be read. */
export async function readKeptWall(): Promise<KeptWall | null> {
  try {
    const kept = await withStore<StoredWall | undefined>('readonly', (store) => store.get(name));
    if (!(kept?.photo instanceof ArrayBuffer) || kept.wall?.homography?.length !== 9) return null;
    return { ...kept, photo: new Blob([kept.photo], { type: 'image/jpeg' }) };
  } catch (error) {
    console.error('The kept wall could not be read', error);
    return null;
  }
}

/**
 * Keeps a wall and replaces the one that was kept before. Rejects
 * if the device cannot store it (access denied, storage full).
 */
export async function keepWall(kept: KeptWall): Promise<void> {
  const stored: StoredWall = { ...kept, photo: await kept.photo.arrayBuffer() };
  await withStore('readwrite', (store) => store.put(stored, name));
}

/** Removes the kept wall from the device; false if the device cannot remove it. */
export async function removeKeptWall(): Promise<boolean> {
  try {
    await withStore('readwrite', (store) => store.delete(name));
    return true;
  } catch (error) {
    console.error('The kept wall could not be removed', error);
    return false;
  }
}

/** Makes one request to the store. Resolves with the result after the transaction is complete. */
async function withStore<Result>(
  mode: IDBTransactionMode,
  makeRequest: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open('wall', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(name);
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = () => reject(opening.error);
  });
  const database = opening.result;
  try {
    const transaction = database.transaction(name, mode);
    const request = makeRequest(transaction.objectStore(name));
    // If the storage is full, the request succeeds but the transaction is aborted.
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error ?? new Error('The device ended it'));
    });
    return request.result;
  } finally {
    database.close();
  }
}
