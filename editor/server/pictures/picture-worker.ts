import { setPriority } from 'node:os';
import sharp from 'sharp';
import { writeDurably } from '../durable-files.ts';
import { proposeEdges } from './edges/propose-edges.ts';
import { type FlatPart, flattenPicture } from './flatten-picture.ts';
import { takePicture } from './take-picture.ts';

/*
 * Takes pictures in a process of its own, one after the other: what a file does to a decoder, it does here. Each message
 * names a file and where the picture shall go, and the part of it that is meant where it is not all; the answer has its size, or why it is refused. Without a place to go to a
 * frame's edges are looked for in it, and the answer has those.
 */

/** What is asked of the process. */
export type PictureTask = { file: string; to: string; part?: FlatPart } | { file: string };

sharp.cache(false);
sharp.concurrency(1);
setPriority(5);

process.on('message', async (task: PictureTask) => {
  const { file } = task;
  try {
    if (!('to' in task)) {
      process.send?.(await proposeEdges(file).catch(() => ({ refused: 'damaged' })));
      return;
    }
    const taken = task.part ? await flattenPicture(file, task.part) : await takePicture(file);
    if (typeof taken === 'string') process.send?.({ refused: taken });
    else {
      await writeDurably(task.to, taken.bytes);
      process.send?.({ width: taken.width, height: taken.height });
    }
  } catch (error) {
    console.error(error);
    process.send?.({ refused: 'failed' });
  }
});
process.on('disconnect', () => process.exit());
