import { useRef, useState } from 'react';
import { maxPictureBytes, type PictureRefusal } from '../../server/pictures/picture-refusal.ts';
import { ServerUnreachable, sendPicture } from '../api.ts';

/** An upload of a picture file into a field, with the status of the upload. */
export interface Upload {
  id: number;
  name: string;
  status: 'waiting' | 'sending' | 'there' | 'refused';
  refused?: PictureRefusal;
}

/** The pause (ms) before the next attempt to upload while the server is unreachable. */
const pause = 1000;
let count = 0;

/**
 * Uploads picture files into a field, one after the other. A file that the server refuses does not stop the next files.
 * @param item the path of the item's content file
 * @param field the path of a list of pictures, or of one picture
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
    // A new selection of files removes the finished uploads from the shown list.
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
