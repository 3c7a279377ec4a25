import { readdir } from 'node:fs/promises';
import path from 'node:path';

interface FoundPictures {
  photos: string[];
  drawings: string[];
}

const photo = /\.(jpe?g|png|webp|avif)$/i;
const drawing = /\.svg$/i;

/**
 * Lists the pictures below the content folder as sorted paths relative to it, with forward slashes.
 */
export async function findPictures(contentFolder: string): Promise<FoundPictures> {
  const entries = await readdir(contentFolder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(contentFolder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  return {
    photos: files.filter((file) => photo.test(file)),
    drawings: files.filter((file) => drawing.test(file)),
  };
}
