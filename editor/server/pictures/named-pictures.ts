import path from 'node:path';
import { kindOf } from '../../../app/content/content-kinds.ts';

const pictureName = /^[\w./-]+\.(jpe?g|png|webp|avif|svg)$/i;

/** Folders whose pictures several files name. */
export const sharedFolders = ['pictures', 'people', 'rooms'];

/**
 * The pictures that a file may mean, by their paths below the content folder, as often as it names them: in its own folder, or
 * in that of the portraits.
 * @param value what the file says
 */
export function namedPictures(file: string, value: unknown): string[] {
  const folder = path.posix.dirname(file);
  return textsIn(value)
    .filter((text) => pictureName.test(text))
    .flatMap((text) => [path.posix.join(folder, text), `people/${text}`]);
}

/** Whether a file of the content is a picture, or something else that is no text of a kind. */
export function isPicture(file: string): boolean {
  return kindOf(file) === undefined && pictureName.test(file);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
