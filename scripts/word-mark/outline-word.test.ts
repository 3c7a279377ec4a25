import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { outlineWord } from './outline-word.ts';

const fonts = path.join(import.meta.dirname, '..', '..', 'node_modules', '@expo-google-fonts');
const amiri = await readFile(path.join(fonts, 'amiri/700Bold/Amiri_700Bold.ttf'));
const marcellus = await readFile(path.join(fonts, 'marcellus/400Regular/Marcellus_400Regular.ttf'));

/** The corners that a path in steps comes to. */
function placesOn(path: string): [x: number, y: number][] {
  const places: [number, number][] = [];
  let here: [number, number] = [0, 0];
  let start = here;
  for (const [, command, numbers = ''] of path.matchAll(/([a-z])([^a-z]*)/g)) {
    const steps = numbers.match(/-?\d+/g)?.map(Number) ?? [];
    const from = here;
    for (let at = 0; at + 1 < steps.length; at += 2)
      places.push([from[0] + (steps[at] ?? 0), from[1] + (steps[at + 1] ?? 0)]);
    if (command === 'z') here = start;
    else here = places.at(-1) ?? here;
    if (command === 'm') start = here;
  }
  return places;
}

test('a word fills its box from corner to corner', () => {
  const outline = outlineWord('سنديان', amiri);
  const places = placesOn(outline?.path ?? '');
  expect(Math.min(...places.map(([x]) => x))).toBe(0);
  expect(Math.min(...places.map(([, y]) => y))).toBe(0);
  expect(Math.max(...places.map(([x]) => x))).toBe(outline?.width);
  expect(Math.max(...places.map(([, y]) => y))).toBe(outline?.height);
});

test('letters join: together they are narrower than one by one', () => {
  const apart = [...'سنديان'].reduce((sum, letter) => sum + (outlineWord(letter, amiri)?.width ?? 0), 0);
  expect(outlineWord('سنديان', amiri)?.width).toBeLessThan(apart);
});

test('a word that the font cannot write has no outline', () => {
  expect(outlineWord('سنديان', marcellus)).toBeNull();
});
