import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ContentFiles } from '#model/on-disk/content-files.server.ts';
import { failOn } from '#model/on-disk/readable-picture.ts';
import { pictureName } from './named-pictures.ts';

interface ShownPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/**
 * A picture of the content or of the drafts, resized for the editor's pages. An SVG is returned unchanged.
 * @param file the picture's path below the content folder
 * @param width the maximum width in px, from 64 to 3,200
 * @returns undefined if there is no such picture, or it cannot be decoded
 */
export async function shownPicture(
  files: ContentFiles,
  file: string,
  width = 3200,
): Promise<ShownPicture | undefined> {
  try {
    const filePath = pathOfPicture(files, file);
    if (!filePath) return undefined;
    if (/\.svg$/i.test(file))
      return { bytes: new Uint8Array(await readFile(filePath)), type: 'image/svg+xml' };
    const smaller = await sharp(filePath, { failOn })
      .autoOrient()
      .resize({ width: Math.min(3200, Math.max(64, Math.round(width))), withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 80 })
      .toBuffer();
    return { bytes: new Uint8Array(smaller), type: 'image/jpeg' };
  } catch {
    return undefined;
  }
}

/**
 * The size of a picture of the content in px, after its EXIF rotation.
 * @param file the picture's path below the content folder
 * @returns undefined if there is no such picture, or it cannot be decoded
 */
export async function pictureSize(
  files: ContentFiles,
  file: string,
): Promise<{ width: number; height: number } | undefined> {
  try {
    const filePath = pathOfPicture(files, file);
    return filePath === undefined ? undefined : (await sharp(filePath).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}

/**
 * The absolute path of a picture's bytes; undefined if there is no such picture.
 * @param file the picture's path below the content folder, from an untrusted request
 */
function pathOfPicture(files: ContentFiles, file: string): string | undefined {
  // Only paths in the list of content files are allowed, so that no path or link can lead out of the content folder.
  if (!pictureName.test(file) || !files.all().includes(file)) return undefined;
  return realpathSync(files.pathOf(file));
}
