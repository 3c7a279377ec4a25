import { expect, test } from 'vitest';
import { printable } from './printable.ts';
import { readYaml } from './read-yaml.ts';

const problemOf = (text: string) => readYaml(Buffer.from(text)).problem;

test.each([
  ['title: Amman #1 Hills\n', { code: 'cutText', values: { line: 1 } }],
  ['a: x\ntitle:\n  en: Amman #1 Hills\n', { code: 'cutText', values: { line: 3 } }],
  ['title:\n\u00a0 en: Amman\n  ar: عمّان\n', { code: 'oddSpaces', values: { line: 2 } }],
  ['__proto__:\n  en: x\n', { code: 'reservedName', values: { name: '__proto__' } }],
  ['title:\n  constructor: x\n', { code: 'reservedName', values: { name: 'constructor' } }],
  ['title: &name x\n', { code: 'reservedCharacter', values: { line: 1 } }],
])('a text that YAML would read differently is reported: %j', (text, problem) => {
  expect(problemOf(text)).toEqual(problem);
});

test.each([
  'title: "Amman #1 Hills"\n',
  'title: Amman#1\n',
  'price: 10 # in JOD\n',
  'title: Amman # the older one\n# all of it\nother: x\n',
  'text: |\n  Amman #1\n  \u00a0Hills\n',
])('a text that YAML reads as it is meant is not reported: %j', (text) => {
  expect(problemOf(text)).toBeUndefined();
});

test('invisible characters of a quoted value are named', () => {
  expect(printable('\u202a+962\u00a06\u202c')).toBe('<U+202A>+962<U+00A0>6<U+202C>');
});
