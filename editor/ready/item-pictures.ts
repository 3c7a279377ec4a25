import path from 'node:path';
import type { ContentFiles } from '../../app/content/content-files.server.ts';
import { plainValues } from '../../app/content/plain-values.ts';
import type { FieldPath } from '../yaml/field-path.ts';

const picture = /\.(jpe?g|png|webp|avif|svg)$/i;

/**
 * The pictures that a file names, with the fields that do.
 * @param file below the content folder
 * @returns `picture` below the content folder
 */
export function picturesOf(
  files: ContentFiles,
  file: string,
  value: unknown,
): { path: FieldPath; picture: string }[] {
  return plainValues(value).flatMap(({ path: place, value: name }) => {
    if (typeof name !== 'string' || !picture.test(name)) return [];
    const own = path.posix.normalize(path.posix.join(path.posix.dirname(file), name));
    const found = [own, `people/${name}`, name].find((one) => files.has(one));
    return found ? [{ path: place, picture: found }] : [];
  });
}
