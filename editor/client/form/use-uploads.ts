import { useRef, useState } from 'react';
import { maxPictureBytes, type PictureRefusal } from '../../server/pictures/picture-refusal.ts';
import { ServerUnreachable, sendPicture } from '../api.ts';

/** A file that is uploaded into an item. */
export interface Upload {
  id: number;
  name: string;
  status: 'waiting' | 'sending' | 'there' | 'refused';
  refused?: PictureRefusal;
}

/** The pause (ms) before the next attempt while the server is unreachable. */
const pause = 1000;
let count = 0;

/**
 * Uploads files into a field, one after the other in their order. After a refused file, the next files are uploaded all the same.
 * @param item the item's file
 * @param field a list of pictures, or one picture
 */
export function useUploads(item: string, field: string) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef(Promise.resolve());

  const mark = (id: number, change: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const dismiss = (id: number) => setUploads((now) => now.filter((one) => one.id !== id));

  const send = (files: Iterable<File>) => {
    const batch = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    const added = [...files].map((file) => {
      count += 1;
      return { id: count, name: file.name, file };
    });
    // New files replace the finished ones in the list.
    setUploads((now) => [
      ...now.filter(({ status }) => status !== 'there'),
      ...added.map(({ id, name }): Upload => ({ id, name, status: 'waiting' })),
    ]);
    for (const { id, file } of added) {
      queue.current = queue.current.then(async () => {
        mark(id, { status: 'sending' });
        const refused = file.size > maxPictureBytes ? 'tooLarge' : await sendUntilAnswered(file, batch);
        mark(id, refused ? { status: 'refused', refused } : { status: 'there' });
      });
    }
  };

  async function sendUntilAnswered(file: File, batch: string): Promise<PictureRefusal | undefined> {
    for (;;) {
      try {
        return (await sendPicture(file, { file: item, field, batch })).refused;
      } catch (error) {
        if (!(error instanceof ServerUnreachable)) return 'failed';
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  return { uploads, send, dismiss };
}
