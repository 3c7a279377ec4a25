import { setPriority } from 'node:os';
import sharp from 'sharp';
import { writeDurably } from '../durable-files.ts';
import { convertPicture } from './convert-picture.ts';

/*
 * Converts a picture in a separate process: a file that crashes a decoder does not crash the editor. `node
 * picture-worker.ts <file> <to>` writes the picture, and prints its size or why the file is refused, as JSON.
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
