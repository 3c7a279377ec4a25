import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';
import { ContentError } from '../../app/content/content-error.ts';
import { unreadablePicture } from '../../app/content/readable-picture.ts';
import type { Edges } from '../../app/content/schema.ts';
import { avif, jpeg, limitSizes, pictureSizes } from './picture-sizes.ts';

/** One photograph as the site sees it. Sizes in px; `name` is the start of its files' names in public/pictures. */
export interface Photo {
  kind: 'photo';
  name: string;
  width: number;
  height: number;
  widths: number[];
  fallbackWidth: number;
  color: string;
  blur: string;
  /** A frame that was cut out of its photograph: it hangs on the page's plaster. */
  isCutOut?: true;
  /** It has one size, until the others are made. */
  isQuick?: true;
}

interface Writing {
  /** Where a frame is cut out of its photograph. */
  cut?: Edges | undefined;
  /** One size, made as quickly as can be. */
  isQuick?: boolean;
}

const paper = '#f5f0e8';

/** The file names that belong to a photograph. */
export function photoFiles({ name, widths, fallbackWidth }: Photo): string[] {
  return [...widths.map((width) => `${name}-${width}.avif`), `${name}-${fallbackWidth}.jpg`];
}

/**
 * Writes a photograph's files into `folder`, those that are not there yet, and describes it.
 * `file` is its path below content/, for messages and for the choice of sizes.
 * That the cut lies inside of it has been checked before (see check-content.ts).
 * @throws ContentError when the bytes are not a picture that can be read
 */
export async function writePicture(
  file: string,
  bytes: Buffer,
  name: string,
  folder: string,
  writing: Writing = {},
): Promise<Photo> {
  try {
    return await writeFiles(file, bytes, name, folder, writing);
  } catch (error) {
    if (isSystemError(error)) throw error;
    throw new ContentError([unreadablePicture(file, bytes, error)]);
  }
}

async function writeFiles(
  file: string,
  bytes: Buffer,
  name: string,
  folder: string,
  { cut, isQuick = false }: Writing,
): Promise<Photo> {
  // Decoded once; sharp's output is sRGB without metadata unless told otherwise.
  const source = sharp(bytes).autoOrient();
  if (cut) source.extract(regionOf(cut));
  const { data, info } = await source.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const all = pictureSizes(file, cut !== undefined);
  const quick = { widths: [all.fallbackWidth], fallbackWidth: all.fallbackWidth };
  const sizes = limitSizes(isQuick ? quick : all, width);
  const original = () => sharp(data, { raw: { width, height, channels } });
  const photo: Photo = {
    kind: 'photo',
    name,
    width,
    height,
    ...sizes,
    color: await meanColor(original()),
    blur: await tinyBlur(original()),
    ...(cut ? { isCutOut: true } : {}),
    ...(isQuick ? { isQuick } : {}),
  };
  const settings = isQuick ? { ...avif, effort: 0 } : avif;
  for (const size of sizes.widths) {
    await writeOnce(path.join(folder, `${name}-${size}.avif`), original().resize(size).avif(settings));
  }
  const fallback = original()
    .resize(sizes.fallbackWidth)
    .flatten({ background: paper })
    .jpeg(isQuick ? { quality: jpeg.quality } : jpeg);
  await writeOnce(path.join(folder, `${name}-${sizes.fallbackWidth}.jpg`), fallback);
  return photo;
}

function regionOf({ left, top, right, bottom }: Edges): Region {
  return { left, top, width: right - left, height: bottom - top };
}

/** Writes a file under another name first, so that a build that is interrupted leaves no half picture behind. */
export async function writeOnce(target: string, picture: Sharp): Promise<void> {
  if (existsSync(target)) return;
  await mkdir(path.dirname(target), { recursive: true });
  const unfinished = `${target}.${process.pid}.part`;
  await picture.toFile(unfinished);
  await rename(unfinished, target);
}

async function meanColor(picture: Sharp): Promise<string> {
  const [red, green, blue] = await picture
    .flatten({ background: paper })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((value) => (value ?? 0).toString(16).padStart(2, '0')).join('')}`;
}

async function tinyBlur(picture: Sharp): Promise<string> {
  const webp = await picture.resize(16).webp({ quality: 20, effort: 4, smartSubsample: true }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

/** A full disk or a missing right is not the picture's fault. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
