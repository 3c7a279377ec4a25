import { boundsOf, type Point } from '#model/geometry/points.ts';
import type { Pixels } from './contrast.ts';
import { isHeic, photoSize } from './photo-size.ts';

/** The longer side of a photograph as it is shown and saved, in px at most. */
export const maxSide = 2048;

/** More than this (bytes, px) is no photograph of a wall but would fill a phone's memory. */
const maxBytes = 150_000_000;
const maxPixels = 150_000_000;

export type PhotoFailure = 'empty' | 'heic' | 'tooLarge' | 'cutOff' | 'notPicture' | 'notFetched';

/** What keeps a file from being opened; the page has a sentence for each. */
export class PhotoError extends Error {
  readonly failure: PhotoFailure;
  constructor(failure: PhotoFailure) {
    super(`The photograph could not be opened: ${failure}`);
    this.failure = failure;
  }
}

/**
 * Opens a photograph, turned as its camera says (by the browser), its longer side at most 2048 px.
 * The caller closes the bitmap.
 * @throws PhotoError
 */
export async function openPhoto(file: Blob): Promise<ImageBitmap> {
  if (file.size === 0) throw new PhotoError('empty');
  if (file.size > maxBytes) throw new PhotoError('tooLarge');
  const head = new Uint8Array(await file.slice(0, 400_000).arrayBuffer());
  const size = photoSize(head);
  if (size && size[0] * size[1] > maxPixels) throw new PhotoError('tooLarge');
  try {
    return await decode(file, size);
  } catch (error) {
    console.error('A photograph could not be opened', error);
    throw new PhotoError(isHeic(head) ? 'heic' : size ? 'cutOff' : 'notPicture');
  }
}

async function decode(file: Blob, size: [number, number] | null): Promise<ImageBitmap> {
  if (!size || Math.max(...size) <= maxSide) return scaledDown(await createImageBitmap(file));
  // A thumbnail tells whether the photograph is turned: the head's size is that of before.
  const thumbnail = await createImageBitmap(file, { resizeWidth: 64, resizeQuality: 'low' });
  const isUpright = thumbnail.height > thumbnail.width;
  thumbnail.close();
  const [short, long] = [Math.min(...size), Math.max(...size)];
  const width = isUpright ? Math.round((maxSide * short) / long) : maxSide;
  return createImageBitmap(file, { resizeWidth: width, resizeQuality: 'high' });
}

async function scaledDown(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = bitmap;
  if (Math.max(width, height) <= maxSide) return bitmap;
  const resizeWidth = Math.round((maxSide * width) / Math.max(width, height));
  const smaller = await createImageBitmap(bitmap, { resizeWidth, resizeQuality: 'high' });
  bitmap.close();
  return smaller;
}

/** The pixels round some points, as far again as they lie apart on every side. */
export function pixelsAround(bitmap: ImageBitmap, points: readonly Point[]): Pixels {
  const [x1, y1, x2, y2] = boundsOf(points);
  const [across, down] = [x2 - x1 + 80, y2 - y1 + 80];
  const [left, top] = [Math.max(0, Math.floor(x1 - across)), Math.max(0, Math.floor(y1 - down))];
  const right = Math.min(bitmap.width, Math.ceil(x2 + across));
  const bottom = Math.min(bitmap.height, Math.ceil(y2 + down));
  const context = contextWith(bitmap, [left, top], Math.max(right - left, 2), Math.max(bottom - top, 2));
  const { data, width, height } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  freeMemory(context.canvas);
  return { data, width, height, left, top };
}

/** The photograph as it is shown: nothing of its file's own notes comes along. Rejects where the device does not write it. */
export async function jpegOfPhoto(photo: ImageBitmap): Promise<Blob> {
  const { canvas } = contextWith(photo, [0, 0], photo.width, photo.height);
  const jpeg = await jpegOf(canvas);
  freeMemory(canvas);
  return jpeg;
}

/** What a canvas shows, as a JPEG. Rejects where the device does not make it. */
export async function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!jpeg) throw new Error('There is no JPEG');
  return jpeg;
}

/** A canvas kept small holds none of the memory that phones give to all together. */
export function freeMemory(canvas: HTMLCanvasElement): void {
  Object.assign(canvas, { width: 1, height: 1 });
}

/** A canvas of a size in px with the part of a photograph that begins at a point. */
function contextWith(photo: ImageBitmap, [left, top]: Point, width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas');
  context.drawImage(photo, -left, -top);
  return context;
}
