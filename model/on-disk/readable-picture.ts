import type { Mistake } from '#model/content/content-error.ts';
import type { Phrase, PhraseCode } from '#model/content/mistake-words.ts';
import { printable } from '#model/content/printable.ts';

/** The formats that the site's pictures may have, by sharp's names (AVIF is a kind of HEIF). */
export const readableFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif']);

/** The maximum width and height of a picture in px. The AVIF format allows no more. */
export const maxSide = 16_384;

/**
 * The option `failOn` of sharp: sharp then accepts pictures with harmless warnings, as other programs do, but no
 * truncated ones.
 */
export const failOn = 'error';

const signatures: [start: string, phrase: PhraseCode][] = [
  ['GIF8', 'gif'],
  ['BM', 'bmp'],
  ['II*', 'tiff'],
  ['MM', 'tiff'],
  ['%PDF', 'pdf'],
  ['PK', 'archive'],
  ['version https://git-lfs', 'lfsPointer'],
];
const pictureStarts = ['\xff\xd8\xff', '\x89PNG', 'RIFF'];

/**
 * The mistake for a file that could not be read as a picture.
 * @param file the file's path below content/
 * @param error the error thrown when the file was read
 */
export function unreadablePicture(file: string, bytes: Buffer, error: unknown): Mistake {
  const kind = describeBytes(bytes);
  const values = { kind, ...(kind.phrase === 'damagedPicture' ? { found: printable(reason(error)) } : {}) };
  return { file: `content/${file}`, field: '', code: 'unreadablePicture', values };
}

/** Describes the kind of a file that could not be read as a picture, by its first bytes. */
function describeBytes(bytes: Buffer): Phrase {
  if (bytes.length === 0) return { phrase: 'emptyFile' };
  const start = bytes.subarray(0, 32).toString('latin1');
  const known = signatures.find(([signature]) => start.startsWith(signature));
  if (known) return { phrase: known[1] };
  if (start.slice(4, 8) === 'ftyp' && !start.slice(8, 12).startsWith('avi')) return { phrase: 'heic' };
  if (start.slice(4, 8) === 'ftyp' || pictureStarts.some((signature) => start.startsWith(signature))) {
    return { phrase: 'damagedPicture' };
  }
  return { phrase: /^[\t\n\r -~]+$/.test(start) ? 'textFile' : 'somethingElse' };
}

function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? message;
}
