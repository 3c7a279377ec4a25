/** What sharp calls the formats that the site's pictures may have (AVIF is a kind of HEIF). */
export const readableFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif']);

const signatures: [start: string, name: string][] = [
  ['GIF8', 'a GIF'],
  ['BM', 'a BMP'],
  ['II*', 'a TIFF'],
  ['MM', 'a TIFF'],
  ['%PDF', 'a PDF'],
  ['PK', 'a ZIP archive or an office document'],
  ['version https://git-lfs', 'a Git LFS pointer instead of the picture'],
];
const pictureStarts = ['\xff\xd8\xff', '\x89PNG', 'RIFF'];

/** Says in a few words what a file is that could not be read as a picture. `error` is what reading it threw. */
export function describeBytes(bytes: Buffer, error: unknown): string {
  if (bytes.length === 0) return 'an empty file';
  const start = bytes.subarray(0, 32).toString('latin1');
  const known = signatures.find(([signature]) => start.startsWith(signature));
  if (known) return known[1];
  if (start.slice(4, 8) === 'ftyp' && !start.slice(8, 12).startsWith('avi'))
    return 'a HEIC picture or a film';
  if (start.slice(4, 8) === 'ftyp' || pictureStarts.some((signature) => start.startsWith(signature))) {
    return `a damaged picture (${reason(error)})`;
  }
  return /^[\t\n\r -~]+$/.test(start) ? 'a text file' : 'something else';
}

function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? message;
}
