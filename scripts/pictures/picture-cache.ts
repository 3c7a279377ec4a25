import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from '../../app/content/folders.server.ts';
import type { Edges } from '../../app/content/schema.ts';
import { avif, jpeg, pictureSizes, settingsVersion } from './picture-sizes.ts';
import type { Photo } from './write-picture.ts';

/** What was known of a source file when its pictures were written. */
export interface CachedPicture {
  mtimeMs: number;
  size: number;
  edges?: Edges;
  photo: Photo;
}

const cacheFile = path.join(cacheFolder, 'pictures.json');
const settings = createHash('sha256')
  .update(JSON.stringify({ settingsVersion, avif, jpeg }) + pictureSizes.toString())
  .digest('hex');

/** Reads the cache by path below content/: empty when there is none, or when it was written with other settings. */
export async function readPictureCache(): Promise<Map<string, CachedPicture>> {
  try {
    const cache = JSON.parse(await readFile(cacheFile, 'utf8'));
    return new Map(cache.settings === settings ? Object.entries(cache.pictures) : []);
  } catch {
    // Missing or cut off: everything is looked at again, which costs time and nothing else.
    return new Map();
  }
}

/** Replaces the cache. */
export async function writePictureCache(pictures: Map<string, CachedPicture>): Promise<void> {
  await mkdir(path.dirname(cacheFile), { recursive: true });
  await writeFile(cacheFile, JSON.stringify({ settings, pictures: Object.fromEntries(pictures) }));
}
