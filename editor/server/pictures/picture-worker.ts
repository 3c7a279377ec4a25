import { setPriority } from 'node:os';
import sharp from 'sharp';
import { writeDurably } from '../durable-files.ts';
import { takePicture } from './take-picture.ts';

/*
 * Takes a picture in a process of its own: what a file does to a decoder, it does here. `node picture-worker.ts <file> <to>`
 * writes the picture and says its size, or why it is refused.
 */

const [, , file = '', to = ''] = process.argv;
sharp.cache(false);
sharp.concurrency(1);
setPriority(5);

const taken = await takePicture(file);
if (typeof taken === 'string') console.log(JSON.stringify({ refused: taken }));
else {
  const { bytes, ...size } = taken;
  await writeDurably(to, bytes);
  console.log(JSON.stringify(size));
}
