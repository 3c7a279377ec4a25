import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';

/* All texts by their keys, such as `nav.home` or `counts.month.one`. */
function textsOf(words: object, parents = ''): Map<string, unknown> {
  const entries = Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object'
      ? [...textsOf(value, `${parents}${key}.`)]
      : [[`${parents}${key}`, value] as const],
  );
  return new Map<string, unknown>(entries);
}

function placeholdersOf(text: unknown): string[] {
  return [...String(text).matchAll(/\{(\w*)\}/g)].map((match) => match[1] ?? '').sort();
}

const isCount = (key: string) => key.startsWith('counts.');
const english = textsOf(en);
const arabic = textsOf(ar);

test('both languages have the same keys', () => {
  const keys = (texts: Map<string, unknown>) => [...texts.keys()].filter((key) => !isCount(key)).sort();
  expect(keys(english).length).toBeGreaterThan(100);
  expect(keys(arabic)).toEqual(keys(english));
  expect(Object.keys(ar.counts).sort()).toEqual(Object.keys(en.counts).sort());
});

test('the groups of the specification are there', () => {
  expect(Object.keys(en)).toEqual(
    expect.arrayContaining([
      'nav',
      'about',
      'services',
      'portfolio',
      'testimonials',
      'contact',
      'footer',
      'whatsapp',
      'frames',
    ]),
  );
});

test('no text is empty', () => {
  for (const [key, text] of [...english, ...arabic]) {
    expect(typeof text === 'string' && text.trim(), key).toBeTruthy();
  }
});

test('a text has the same placeholders in both languages', () => {
  for (const [key, text] of english) {
    if (!isCount(key)) expect(placeholdersOf(arabic.get(key)), key).toEqual(placeholdersOf(text));
  }
});

test('Arabic has all six forms of every count', () => {
  for (const forms of Object.values(ar.counts)) {
    expect(Object.keys(forms).sort()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']);
  }
});

test('English has no typewriter quotes but in chat texts, which are plain', () => {
  for (const [key, text] of english) {
    if (!key.startsWith('whatsapp')) expect(text, key).not.toMatch(/['"]/);
    else expect(text, key).not.toMatch(/[‘’“”]/);
  }
});

test('no Arabic text is left in English', () => {
  for (const [key, text] of arabic) {
    if (/[a-z]/i.test(String(english.get(key)).replace(/\{\w+\}/g, ''))) {
      expect(text, key).toMatch(/[\u0600-\u06ff]/);
    }
  }
});
