import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';

/* Every text by its place, such as `nav.home` or `counts.month.one`. */
function textsOf(words: object, place = ''): Map<string, unknown> {
  const entries = Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' ? [...textsOf(value, `${place}${key}.`)] : [[`${place}${key}`, value] as const],
  );
  return new Map<string, unknown>(entries);
}

function placeholdersOf(text: unknown): string[] {
  return [...String(text).matchAll(/\{(\w*)\}/g)].map((match) => match[1] ?? '').sort();
}

const isCount = (place: string) => place.startsWith('counts.');
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
  for (const [place, text] of [...english, ...arabic]) {
    expect(typeof text === 'string' && text.trim(), place).toBeTruthy();
  }
});

test('a text has the same placeholders in both languages', () => {
  for (const [place, text] of english) {
    if (!isCount(place)) expect(placeholdersOf(arabic.get(place)), place).toEqual(placeholdersOf(text));
  }
});

test('Arabic has all six forms of every count', () => {
  for (const forms of Object.values(ar.counts)) {
    expect(Object.keys(forms).sort()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']);
  }
});

test('English has no typewriter quotes but in chat texts, which are plain', () => {
  for (const [place, text] of english) {
    if (!place.startsWith('whatsapp.')) expect(text, place).not.toMatch(/['"]/);
    else expect(text, place).not.toMatch(/[‘’“”]/);
  }
});

test('no Arabic text is left in English', () => {
  for (const [place, text] of arabic) {
    if (/[a-z]/i.test(String(english.get(place)).replace(/\{\w+\}/g, ''))) {
      expect(text, place).toMatch(/[\u0600-\u06ff]/);
    }
  }
});
