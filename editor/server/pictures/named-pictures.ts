import path from 'node:path';
import { scalarsIn } from '#model/content/walk.ts';

/** Matches a picture's file name (see model/on-disk/find-pictures.server.ts). SVG files cannot be uploaded. */
export const pictureName = /\.(jpe?g|png|webp|avif|svg)$/i;

/** Folders with pictures that several files can name. */
export const sharedFolders = ['pictures', 'people', 'rooms'];

/**
 * The pictures that a file may name, by their paths below the content folder. Each name in the file can mean a picture
 * in the file's folder or in `people/`. A picture named twice is listed twice.
 * @param value the file's parsed content
 */
export function namedPictures(file: string, value: unknown): string[] {
  const folder = path.posix.dirname(file);
  return scalarsIn(value)
    .map((one) => String(one.value))
    .filter((text) => /^[\w./-]+$/.test(text) && pictureName.test(text))
    .flatMap((text) => [path.posix.join(folder, text), `people/${text}`]);
}
