import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The size of the mark's own coordinates. */
export const markSize = { width: 26, height: 36 };

const favicon = path.join(import.meta.dirname, '..', '..', 'public', 'favicon.svg');

/**
 * The mark's outlines as SVG, taken from the favicon. They are drawn in the `color` of what surrounds them.
 * `strokeWidth` is in the mark's own coordinates: the favicon's line is drawn for 16 px and is too heavy above.
 */
export async function readMark(strokeWidth: number): Promise<string> {
  const outlines = (await readFile(favicon, 'utf8')).match(/<path[^>]*>/g) ?? [];
  if (outlines.length === 0) throw new Error('public/favicon.svg holds no path');
  return outlines.join('').replaceAll(/stroke-width="[^"]*"/g, `stroke-width="${strokeWidth}"`);
}
