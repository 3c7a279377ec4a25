import type { Wall } from './solve-wall.ts';

/** A wall as it is kept on the device: the photograph as it was shown, and what is known of its wall. */
export interface KeptWall {
  photo: Blob;
  wall: Wall;
  /** How far the floor lies below the wall's (0, 0), in cm, where the visitor has said it. */
  floor: number | null;
  /** What was measured: a sheet of A4, or something upright of this height in cm. */
  ruler: 'a4' | number;
}

const name = 'wall';

/** The wall that is kept; null where there is none, or where the device keeps nothing. */
export async function readKeptWall(): Promise<KeptWall | null> {
  try {
    const kept = await inStore<KeptWall | undefined>('readonly', (store) => store.get(name));
    return kept?.photo instanceof Blob && kept.wall?.homography?.length === 9 ? kept : null;
  } catch (error) {
    console.error('The kept wall could not be read', error);
    return null;
  }
}

/** Keeps a wall in place of the one before. Rejects where the device refuses it (denied, full). */
export async function keepWall(kept: KeptWall): Promise<void> {
  await inStore('readwrite', (store) => store.put(kept, name));
}

/** Nothing of it stays on the device; false where the device does not let it be removed. */
export async function removeKeptWall(): Promise<boolean> {
  try {
    await inStore('readwrite', (store) => store.delete(name));
    return true;
  } catch (error) {
    console.error('The kept wall could not be removed', error);
    return false;
  }
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result> | IDBRequest,
): Promise<Result> {
  const opening = indexedDB.open('wall', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(name);
  const database = await answerOf<IDBDatabase>(opening);
  try {
    return await answerOf<Result>(
      ask(database.transaction(name, mode).objectStore(name)) as IDBRequest<Result>,
    );
  } finally {
    database.close();
  }
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
