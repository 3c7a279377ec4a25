import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureInputs } from './picture-inputs.ts';

const textOf = (file: string) => readFileSync(`content/${file}`, 'utf8');

test.each([
  ['frames/amman/item.yaml', /price: \d+/, 'price: 1'],
  ['courses/sketchup-v-ray/item.yaml', /price_jod: .*/, 'price_jod: 1'],
  ['testimonials.yaml', /rating: \d/, 'rating: 1'],
])('in %s a text that appears in no picture does not change the inputs', (file, from, to) => {
  const changed = textOf(file).replace(from, to);
  expect(changed).not.toBe(textOf(file));
  expect(pictureInputs(file, changed)).toBe(pictureInputs(file, textOf(file)));
});

test.each([
  ['frames/amman/item.yaml', /url: \S+/, 'url: other.jpg'],
  ['frames/amman/item.yaml', /left: \d+/, 'left: 1'],
  ['courses/sketchup-v-ray/item.yaml', /dusk: \S+/, 'dusk: other.jpg'],
  ['testimonials.yaml', /en: [A-Z]\S+/, 'en: Zaid'],
  ['site.yaml', /wordmark:\n {2}en: \S+/, 'wordmark:\n  en: Oak'],
  ['portfolio/abdoun-residence/item.yaml', /url: \S+/, 'url: other.jpg'],
])('in %s a picture, its edges and a drawn text change the inputs', (file, from, to) => {
  const changed = textOf(file).replace(from, to);
  expect(changed).not.toBe(textOf(file));
  expect(pictureInputs(file, changed)).not.toBe(pictureInputs(file, textOf(file)));
});
