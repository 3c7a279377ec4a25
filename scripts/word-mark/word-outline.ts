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
 * The word of the logo as an outline. The Arabic one is set in Amiri Bold, which no page loads; Latin letters stay text
 * (null), since the display face draws them as it does its headlines.
 */
export function wordOutline(wordmark: string, locale: Locale): OutlinedWord | null {
  return locale === 'ar' ? outlineWord(wordmark, amiriBold) : null;
}

/** The same as a drawing of its own. */
export function outlinedWordSvg({ path: letters, width, height }: OutlinedWord, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${color}" d="${letters}"/></svg>`;
}
