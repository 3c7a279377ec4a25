import type { Wall } from './solve-wall.ts';

/** The object in the photograph that gives the scale: an A4 sheet, or a door or other object of this height in cm. */
export type Ruler = 'a4' | number;

/**
 * A wall that the visitor keeps on the device: the photograph as it was shown (JPEG), and the measured geometry of the
 * wall.
 */
export interface KeptWall {
  photo: Blob;
  wall: Wall;
  /** Distance from the wall's origin (0, 0) down to the floor, in cm; null if the visitor has not entered it. */
  floor: number | null;
  ruler: Ruler;
}

/** A kept wall as stored in IndexedDB: the photo as bytes, because WebKit cannot store a Blob in private windows. */
type StoredWall = Omit<KeptWall, 'photo'> & { photo: ArrayBuffer };

const name = 'wall';

/** Reads the wall that is kept on the device; null if there is none, or if the device’s storage cannot be read. */
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
 * Stores a wall on the device and replaces the one that was stored before. Rejects if the device cannot store the wall
 * (access denied, storage full).
 */
export async function keepWall(kept: KeptWall): Promise<void> {
  const stored: StoredWall = { ...kept, photo: await kept.photo.arrayBuffer() };
  await withStore('readwrite', (store) => store.put(stored, name));
}

/** Removes the kept wall from the device. Returns false if the device cannot remove it. */
export async function removeKeptWall(): Promise<boolean> {
  try {
    await withStore('readwrite', (store) => store.delete(name));
    return true;
  } catch (error) {
    console.error('The kept wall could not be removed', error);
    return false;
  }
}

/** Makes one request to the IndexedDB store of the kept wall. Resolves after the transaction, with the result. */
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
    // Waits for the whole transaction: if the storage is full, the request succeeds but the transaction is aborted.
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error ?? new Error('The device ended it'));
    });
    return request.result;
  } finally {
    database.close();
  }
}
