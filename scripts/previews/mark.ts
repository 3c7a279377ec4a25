import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The size of the mark's view box. */
export const markSize = { width: 26, height: 36 };

const file = path.join(import.meta.dirname, '..', '..', 'app', 'ui', 'mark.svg');

/** The mark's outlines as SVG, in the current color. `strokeWidth` is in units of the mark's view box. */
export async function readMark(strokeWidth: number): Promise<string> {
  const outlines = (await readFile(file, 'utf8')).match(/<path[^>]*>/g) ?? [];
  if (outlines.length === 0) throw new Error(`${file} holds no path`);
  return outlines.join('').replaceAll(/stroke-width="[^"]*"/g, `stroke-width="${strokeWidth}"`);
}
