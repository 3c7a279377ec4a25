import { readFile } from 'node:fs/promises';
import type { TextCharacters } from '#model/on-disk/text-characters.server.ts';
import { type Family, faces } from './faces.ts';
import { readFontTables } from './font-tables.ts';
import { unpack } from './subset.ts';

/**
 * The font family for text in each script (Latin, Arabic). Headings fall back to this family for characters that the display
 * family lacks.
 */
const textFamilies: Record<keyof TextCharacters, Family> = {
  latin: 'Hanken Grotesk',
  arabic: 'IBM Plex Sans Arabic',
};

/** The characters that the site's fonts can draw: `latin` in texts without Arabic letters, `arabic` in texts with some. */
export async function drawnCharacters(): Promise<Record<keyof TextCharacters, Set<string>>> {
  const [latin, arabic] = await Promise.all([drawnBy(textFamilies.latin), drawnBy(textFamilies.arabic)]);
  return { latin, arabic };
}

async function drawnBy(family: Family): Promise<Set<string>> {
  const drawn = new Set<string>();
  for (const face of faces.filter((one) => one.family === family)) {
    const { advances } = readFontTables(await unpack(await readFile(face.source), false));
    for (const character of advances.keys()) {
      if (face.always.includes(character) || face.accepts.test(character)) drawn.add(character);
    }
  }
  return drawn;
}
