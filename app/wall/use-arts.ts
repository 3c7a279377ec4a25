import { useEffect, useRef, useState } from 'react';
import type { PictureFiles } from '../common/media';
import { avifSet, fallbackFile } from '../ui/picture-source';
import { openPhoto, PhotoError } from './photo';

/** So long (ms) a picture may take on the slowest lines; what takes longer has failed. */
const timeout = 20_000;

/**
 * A picture of the site as pixels: the largest AVIF, or the JPEG where that cannot be read. The caller closes it.
 * @throws PhotoError where neither comes in time
 */
export async function openPicture(files: PictureFiles): Promise<ImageBitmap> {
  const largest = avifSet(files).split(', ').at(-1)?.split(' ')[0] ?? '';
  const signal = AbortSignal.timeout(timeout);
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

/** The flat prints that hang, by the names of their files; each comes when it is fetched and goes when it is taken down. */
export function useArts(wanted: PictureFiles[]): Map<string, ImageBitmap> {
  const [arts, setArts] = useState<Map<string, ImageBitmap>>(new Map());
  const latest = useRef(arts);
  latest.current = arts;

  // Follows the memory that pictures take: none outlives the page.
  useEffect(
    () => () => {
      for (const bitmap of latest.current.values()) bitmap.close();
    },
    [],
  );
  const files = new Map(wanted.map((art) => [art.name, art]));
  const names = [...files.keys()].join();
  // Follows the network, and the memory that pictures take.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say which are wanted
  useEffect(() => {
    let isCurrent = true;
    for (const [name, bitmap] of arts) if (!files.has(name)) bitmap.close();
    const kept = new Map([...arts].filter(([name]) => files.has(name)));
    if (kept.size !== arts.size) setArts(kept);
    for (const [name, art] of files) {
      if (kept.has(name)) continue;
      openPicture(art).then(
        (bitmap) => {
          if (isCurrent) setArts((before) => new Map(before).set(name, bitmap));
          else bitmap.close();
        },
        (error: unknown) => console.error('A print could not be fetched', error),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [names]);
  return arts;
}
