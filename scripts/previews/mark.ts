import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The size of the mark's own coordinates. */
export const markSize = { width: 26, height: 36 };

const file = path.join(import.meta.dirname, '..', '..', 'app', 'ui', 'mark.svg');

/** The mark's outlines as SVG, drawn in the `color` of what surrounds them. `strokeWidth` is in the mark's own coordinates. */
export async function readMark(strokeWidth: number): Promise<string> {
  const outlines = (await readFile(file, 'utf8')).match(/<path[^>]*>/g) ?? [];
  if (outlines.length === 0) throw new Error(`${file} holds no path`);
  return outlines.join('').replaceAll(/stroke-width="[^"]*"/g, `stroke-width="${strokeWidth}"`);
}
