import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeWhole } from '../tools/generated-files.ts';

const maximumBytes = 1_000_000_000;
/** What an interrupted build has left behind is no longer written to after an hour. */
const abandonedAfter = 3_600_000;

/**
 * What builds have made, in the user's cache folder, by keys that change with all that it is made of: every clone on this
 * computer finds it. SITE_CACHE names another folder.
 */
export const cacheFolder = path.resolve(process.env.SITE_CACHE || path.join(userCaches(), 'sindian-site'));

const running = new Map<string, Promise<Uint8Array>>();
let isToldUnwritable = false;

/** Says where the cache is. */
export function tellCache(): void {
  console.log(`What is made of the content is kept in ${cacheFolder} (SITE_CACHE names another folder).`);
}

/**
 * Hands out what stands in the cache by a key, or makes it and keeps it there: once, however many ask for it at the same time.
 * A cache that cannot be written is told once, and everything goes on without it.
 * @param key a file name: a hash of all that the bytes are made of, with an ending
 */
export function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = running.get(key);
  if (known) return known;
  const made = readOrMake(key, make).finally(() => running.delete(key));
  running.set(key, made);
  return made;
}

async function readOrMake(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await readCached(key);
  if (known) return known;
  const made = await make();
  await keep(key, made);
  return made;
}

/** What the cache holds; undefined where it holds nothing. */
export async function readCached(key: string): Promise<Uint8Array | undefined> {
  const file = path.join(cacheFolder, key);
  try {
    const bytes = await readFile(file);
    // A computer that lost its power may leave an empty file.
    if (bytes.length === 0) return undefined;
    const now = new Date();
    await utimes(file, now, now).catch(() => {});
    return bytes;
  } catch {
    return undefined;
  }
}

async function keep(key: string, bytes: Uint8Array): Promise<void> {
  if (isToldUnwritable) return;
  try {
    await writeWhole(path.join(cacheFolder, key), bytes);
  } catch (error) {
    if (isToldUnwritable) return;
    isToldUnwritable = true;
    console.warn(
      `What is made cannot be kept in ${cacheFolder} (${(error as Error).message}): the next build makes it again. SITE_CACHE names another folder.`,
    );
  }
}

/** Removes the files that were not used for longest, until the rest takes a gigabyte at most. */
export async function trimCache(limit = maximumBytes): Promise<void> {
  const names = await readdir(cacheFolder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(cacheFolder, name);
      // Another build may have removed it.
      const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
      return { file, size, mtimeMs };
    }),
  );
  let total = 0;
  for (const { file, size, mtimeMs } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    total += size;
    const isAbandoned = file.endsWith('.part') && Date.now() - mtimeMs > abandonedAfter;
    if (total > limit || isAbandoned) await rm(file, { force: true }).catch(() => {});
  }
}

function userCaches(): string {
  const home = os.homedir();
  if (process.env.XDG_CACHE_HOME) return process.env.XDG_CACHE_HOME;
  if (process.platform === 'darwin') return path.join(home, 'Library', 'Caches');
  if (process.platform === 'win32') return process.env.LOCALAPPDATA ?? path.join(home, 'AppData', 'Local');
  return path.join(home, '.cache');
}

// Made so that the first file does not have to ask; where it cannot be made, `keep` says so.
await mkdir(cacheFolder, { recursive: true }).catch(() => {});
