import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initialsOf } from '#model/content/initials.ts';
import { type Locale, languages } from '#model/language/locales.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import { outlineWord } from '../word-mark/outline-word.ts';

const fonts = path.join(import.meta.dirname, '..', '..', 'node_modules', '@expo-google-fonts');
const fontFiles: Record<Locale, string> = {
  en: 'marcellus/400Regular/Marcellus_400Regular.ttf',
  ar: 'amiri/700Bold/Amiri_700Bold.ttf',
};
/** The size (px) of the arch that frames portraits, and of the box inside the arch that the initials fill. */
const arch = { width: 46, height: 60 };
const letters = { width: 21, height: 14, middle: 33 };

/** The initials of all people without a portrait, each once, with their language. */
export function missingPortraits({
  frames,
  testimonials,
  studio,
}: Content): [initials: string, locale: Locale][] {
  const people = [
    ...frames.flatMap(({ reviews }) => reviews),
    ...testimonials,
    ...(studio.people ?? []),
  ].filter(({ photo }) => !photo);
  const all = people.flatMap(({ name }) =>
    languages.map((locale): [string, Locale] => [initialsOf(name[locale], locale), locale]),
  );
  return [...new Map(all.map((one) => [one[0], one]))].map(([, one]) => one);
}

/** Draws initials as an SVG; the SVG is empty if the font lacks a letter. */
export async function drawInitials(initials: string, locale: Locale): Promise<string> {
  const outline = outlineWord(initials, await readFile(path.join(fonts, fontFiles[locale])));
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${arch.width} ${arch.height}">${inner}</svg>\n`;
  if (!outline) return svg('');
  const scale = Math.min(letters.width / outline.width, letters.height / outline.height);
  const left = (arch.width - outline.width * scale) / 2;
  const top = letters.middle - (outline.height * scale) / 2;
  const transform = `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})`;
  return svg(`<path fill="#fffcf7" transform="${transform}" d="${outline.path}"/>`);
}
