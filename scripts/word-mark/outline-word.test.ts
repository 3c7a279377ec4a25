import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { outlineWord } from './outline-word.ts';

const fonts = path.join(import.meta.dirname, '..', '..', 'node_modules', '@expo-google-fonts');
const amiri = await readFile(path.join(fonts, 'amiri/700Bold/Amiri_700Bold.ttf'));
const marcellus = await readFile(path.join(fonts, 'marcellus/400Regular/Marcellus_400Regular.ttf'));

/** The absolute points of an SVG path with relative commands. */
function cornersOf(path: string): [x: number, y: number][] {
  const corners: [number, number][] = [];
  let here: [number, number] = [0, 0];
  let start = here;
  for (const [, command, numbers = ''] of path.matchAll(/([a-z])([^a-z]*)/g)) {
    const steps = numbers.match(/-?\d+/g)?.map(Number) ?? [];
    const from = here;
    for (let at = 0; at + 1 < steps.length; at += 2)
      corners.push([from[0] + (steps[at] ?? 0), from[1] + (steps[at + 1] ?? 0)]);
    if (command === 'z') here = start;
    else here = corners.at(-1) ?? here;
    if (command === 'm') start = here;
  }
  return corners;
}

test('a word fills its box from corner to corner', () => {
  const outline = outlineWord('سنديان', amiri);
  const corners = cornersOf(outline?.path ?? '');
  expect(Math.min(...corners.map(([x]) => x))).toBe(0);
  expect(Math.min(...corners.map(([, y]) => y))).toBe(0);
  expect(Math.max(...corners.map(([x]) => x))).toBe(outline?.width);
  expect(Math.max(...corners.map(([, y]) => y))).toBe(outline?.height);
});

test('letters join: together they are narrower than one by one', () => {
  const separateWidth = [...'سنديان'].reduce(
    (sum, letter) => sum + (outlineWord(letter, amiri)?.width ?? 0),
    0,
  );
  expect(outlineWord('سنديان', amiri)?.width).toBeLessThan(separateWidth);
});

test('a word that the font cannot write has no outline', () => {
  expect(outlineWord('سنديان', marcellus)).toBeNull();
});
