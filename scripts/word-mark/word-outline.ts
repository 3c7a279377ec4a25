import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutlinedWord } from '#model/geometry/media.ts';
import type { Locale } from '#model/language/locales.ts';
import { outlineWord } from './outline-word.ts';

const root = path.join(import.meta.dirname, '..', '..');
const amiriBold = await readFile(
  path.join(root, 'node_modules/@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf'),
);

/**
 * The outline of the logo's word. The Arabic word uses Amiri Bold, which pages do not load. The Latin word has no outline (null):
 * pages show it as text in the font of their headings.
 */
export function wordOutline(wordmark: string, locale: Locale): OutlinedWord | null {
  return locale === 'ar' ? outlineWord(wordmark, amiriBold) : null;
}

/** An outline as an SVG file. */
export function outlinedWordSvg({ path: letters, width, height }: OutlinedWord, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${color}" d="${letters}"/></svg>`;
}
