import type { Wall } from './solve-wall.ts';

/** What is measured: a sheet of A4, or something upright of this height in cm. */
export type Ruler = 'a4' | number;

/** A wall as it is kept on the device: the photograph as it was shown (JPEG), and what is known of its wall. */
export interface KeptWall {
  photo: Blob;
  wall: Wall;
  /** How far the floor lies below the wall's (0, 0), in cm, where the visitor has said it. */
  floor: number | null;
  ruler: Ruler;
}

/** As it lies in the store: where nothing outlives the visit, WebKit keeps bytes but no Blob. */
type StoredWall = Omit<KeptWall, 'photo'> & { photo: ArrayBuffer };

const name = 'wall';

/** The wall that is kept; null where there is none, or where the device keeps nothing. */
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

/** Keeps a wall in place of the one before. Rejects where the device refuses it (denied, full). */
export async function keepWall(kept: KeptWall): Promise<void> {
  const stored: StoredWall = { ...kept, photo: await kept.photo.arrayBuffer() };
  await withStore('readwrite', (store) => store.put(stored, name));
}

/** Nothing of it stays on the device; false where the device does not let it be removed. */
export async function removeKeptWall(): Promise<boolean> {
  try {
    await withStore('readwrite', (store) => store.delete(name));
    return true;
  } catch (error) {
    console.error('The kept wall could not be removed', error);
    return false;
  }
}

/** What the store answers, once the device has it for good. */
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
    // A full device says yes to the request, and no in the end.
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error ?? new Error('The device ended it'));
    });
    return request.result;
  } finally {
    database.close();
  }
}
