import { boundsOf, type Point } from '#model/geometry/points.ts';
import type { Pixels } from './contrast.ts';
import { isHeic, photoSize } from './photo-size.ts';

/** Maximum length of the longer side of a photograph, as shown and saved, in px. */
export const maxSide = 2048;

/** Maximum bytes and pixels of a photograph's file. A larger photograph would fill a phone's memory. */
const maxBytes = 150_000_000;
const maxPixels = 150_000_000;

export type PhotoFailure = 'empty' | 'heic' | 'tooLarge' | 'cutOff' | 'notPicture' | 'notFetched';

/** Thrown if a file cannot be opened as a photograph. The page shows a sentence for each `failure`. */
export class PhotoError extends Error {
  readonly failure: PhotoFailure;
  constructor(failure: PhotoFailure) {
    super(`The photograph could not be opened: ${failure}`);
    this.failure = failure;
  }
}

/**
 * Opens a photograph. The browser rotates it by its EXIF orientation; the longer side is reduced to at most 2048 px.
 * The caller must close the returned bitmap.
 * @throws PhotoError if the file cannot be opened as a photograph
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
  // The file's header has the size before EXIF rotation. The small thumbnail shows whether the rotated photograph is
  // upright.
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

/**
 * Reads the photograph's pixels around some points. The margin on each side is as wide as the points’ bounding box,
 * plus 80 px.
 */
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

/** The photograph as a JPEG, without the metadata of its file. Rejects if the browser cannot encode it. */
export async function jpegOfPhoto(photo: ImageBitmap): Promise<Blob> {
  const { canvas } = contextWith(photo, [0, 0], photo.width, photo.height);
  const jpeg = await jpegOf(canvas);
  freeMemory(canvas);
  return jpeg;
}

/** The content of a canvas as a JPEG. Rejects if the browser cannot encode it. */
export async function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!jpeg) throw new Error('There is no JPEG');
  return jpeg;
}

/** Frees the memory of a canvas. Phones limit the memory of all canvases together. */
export function freeMemory(canvas: HTMLCanvasElement): void {
  Object.assign(canvas, { width: 1, height: 1 });
}

/** Draws a part of a photograph into a new canvas of the given size, in px. The part begins at [left, top]. */
function contextWith(photo: ImageBitmap, [left, top]: Point, width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas');
  context.drawImage(photo, -left, -top);
  return context;
}
