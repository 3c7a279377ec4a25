import { useEffect, useState } from 'react';
import { abortAfter } from '#app/ui/abort-after.ts';
import { avifSet, fallbackFile } from '#app/ui/picture-source.ts';
import type { PictureFiles } from '#model/geometry/media.ts';
import { openPhoto, PhotoError } from './photo.ts';

/** So long (ms) a picture may take on the slowest lines; what takes longer has failed. */
const timeout = 20_000;

/**
 * A picture of the site as pixels: the largest AVIF, or the JPEG where that cannot be read. The caller closes it.
 * @throws PhotoError where neither comes in time
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
 * The flat prints that hang, by the names of their files; null is one that could not be fetched. They are those that the start
 * shows already: a print hangs with its picture from the first moment.
 */
export function useArts(wanted: PictureFiles[]): Map<string, HTMLImageElement | null> {
  const [arts, setArts] = useState<Map<string, HTMLImageElement | null>>(new Map());
  // Follows the network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say which are wanted
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
