import { useEffect, useState } from 'react';
import { abortAfter } from '#app/ui/abort-after.ts';
import { avifSet, fallbackFile } from '#app/ui/picture-source.ts';
import type { PictureFiles } from '#model/geometry/media.ts';
import { openPhoto, PhotoError } from './photo.ts';

/** Maximum time (ms) to load a picture, for the slowest connections. */
const timeout = 20_000;

/**
 * Loads a picture of the site as a bitmap: the largest AVIF file, or the JPEG if the AVIF fails. The caller must close
 * the bitmap.
 * @throws PhotoError if neither file is loaded in time
 */
export async function openPicture(files: PictureFiles): Promise<ImageBitmap> {
  const largest = avifSet(files).split(', ').at(-1)?.split(' ')[0] ?? '';
  const signal = abortAfter(timeout);
  try {
    return await openFile(largest, signal);
  } catch {
    return openFile(fallbackFile(files), signal).catch((error: unknown) => {
      console.error('A picture could not be fetched', error);
      throw new PhotoError('notFetched');
    });
  }
}

async function openFile(address: string, signal: AbortSignal): Promise<ImageBitmap> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return openPhoto(await answer.blob());
}

/**
 * Loads the artworks of hung prints. The keys of the map are the names of the artworks' files; a value is null if the
 * artwork could not be loaded. The start view shows the same artworks, so that they are usually there at once.
 */
export function useArts(wanted: PictureFiles[]): Map<string, HTMLImageElement | null> {
  const [arts, setArts] = useState<Map<string, HTMLImageElement | null>>(new Map());
  // Runs when other artworks are wanted: loads those that are missing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names identify the wanted artworks
  useEffect(() => {
    for (const art of wanted) {
      if (arts.get(art.name)) continue;
      const image = new Image();
      const show = (one: HTMLImageElement | null) => setArts((before) => new Map(before).set(art.name, one));
      image.src = fallbackFile(art);
      image.decode().then(
        () => show(image),
        () => show(null),
      );
    }
  }, [wanted.map(({ name }) => name).join()]);
  return arts;
}
