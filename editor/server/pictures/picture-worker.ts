import { setPriority } from 'node:os';
import sharp from 'sharp';
import { writeDurably } from '../durable-files.ts';
import { convertPicture } from './convert-picture.ts';

/*
 * Takes a picture in a process of its own: what a file does to a decoder, it does here. `node picture-worker.ts <file> <to>`
 * writes the picture and says its size, or why it is refused.
 */

const [, , file = '', to = ''] = process.argv;
sharp.cache(false);
sharp.concurrency(1);
setPriority(5);

const converted = await convertPicture(file);
if (typeof converted === 'string') console.log(JSON.stringify({ refused: converted }));
else {
  const { bytes, ...size } = converted;
  await writeDurably(to, bytes);
  console.log(JSON.stringify(size));
}
