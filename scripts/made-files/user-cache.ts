import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeWhole } from '../tools/generated-files.ts';

const maximumBytes = 1_000_000_000;
/** A temporary file (.part) older than this (ms) was left by an interrupted build. */
const abandonedAfter = 3_600_000;

/**
 * The folder for results of builds, one for all clones on this computer. File names are keys that change with all inputs of the
 * file. The variable SITE_CACHE names another folder.
 */
export const cacheFolder = path.resolve(process.env.SITE_CACHE || path.join(userCaches(), 'sindian-site'));

const running = new Map<string, Promise<Uint8Array>>();
let hasWarned = false;

/** Logs where the cache is. */
export function logCacheFolder(): void {
  console.log(`What is made of the content is kept in ${cacheFolder} (SITE_CACHE names another folder).`);
}

/**
 * Returns the bytes that the cache holds under a key, or makes and caches them, once even for several calls at the same time.
 * If the cache cannot be written, one warning is logged and the work goes on without the cache.
 * @param key a file name: a hash of all inputs, with an ending
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

/** The bytes that the cache holds under a key, or undefined. */
export async function readCached(key: string): Promise<Uint8Array | undefined> {
  const file = path.join(cacheFolder, key);
  try {
    const bytes = await readFile(file);
    // A power failure may leave an empty file.
    if (bytes.length === 0) return undefined;
    const now = new Date();
    await utimes(file, now, now).catch(() => {});
    return bytes;
  } catch {
    return undefined;
  }
}

async function keep(key: string, bytes: Uint8Array): Promise<void> {
  if (hasWarned) return;
  try {
    await writeWhole(path.join(cacheFolder, key), bytes);
  } catch (error) {
    if (hasWarned) return;
    hasWarned = true;
    console.warn(
      `What is made cannot be kept in ${cacheFolder} (${(error as Error).message}): the next build makes it again. SITE_CACHE names another folder.`,
    );
  }
}

/** Removes the least recently used files until the others take at most `limit` bytes (by default a gigabyte). */
export async function trimCache(limit = maximumBytes): Promise<void> {
  const names = await readdir(cacheFolder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(cacheFolder, name);
      // Another build may have removed the file meanwhile.
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

// The folder is created once, when this module loads. If that fails, `keep` logs a warning later.
await mkdir(cacheFolder, { recursive: true }).catch(() => {});
