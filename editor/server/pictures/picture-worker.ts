import { setPriority } from 'node:os';
import sharp from 'sharp';
import { writeDurably } from '../durable-files.ts';
import { takePicture } from './take-picture.ts';

/*
 * Takes pictures in a process of its own, one after the other: what a file does to a decoder, it does here. Each message
 * names a file and where the picture shall go; the answer has its size, or why it is refused.
 */

/** What is asked of the process. */
export interface PictureTask {
  file: string;
  to: string;
}

sharp.cache(false);
sharp.concurrency(1);
setPriority(5);

process.on('message', async ({ file, to }: PictureTask) => {
  try {
    const taken = await takePicture(file);
    if (typeof taken === 'string') process.send?.({ refused: taken });
    else {
      await writeDurably(to, taken.bytes);
      process.send?.({ width: taken.width, height: taken.height });
    }
  } catch (error) {
    console.error(error);
    process.send?.({ refused: 'failed' });
  }
});
process.on('disconnect', () => process.exit());
