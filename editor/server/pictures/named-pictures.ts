import path from 'node:path';
import { plainValues } from '#model/content/walk.ts';

/** Pictures that the content may have (see model/on-disk/find-pictures.server.ts); no SVG is taken from anyone. */
export const pictureName = /\.(jpe?g|png|webp|avif|svg)$/i;

/** Folders whose pictures several files name. */
export const sharedFolders = ['pictures', 'people', 'rooms'];

/**
 * The pictures that a file may mean, by their paths below the content folder, as often as it names them: in its own folder, or
 * in that of the portraits.
 * @param value what the file says
 */
export function namedPictures(file: string, value: unknown): string[] {
  const folder = path.posix.dirname(file);
  return plainValues(value)
    .map((one) => String(one.value))
    .filter((text) => /^[\w./-]+$/.test(text) && pictureName.test(text))
    .flatMap((text) => [path.posix.join(folder, text), `people/${text}`]);
}
