import { expect, test } from 'vitest';
import { readContent } from '#model/on-disk/read-content.server.ts';

/* Checks the typography of the sample content in both languages. */

const { courses, ...others } = readContent();

interface Text {
  /** The path of the text in the content, such as `faq.0.answer`. */
  path: string;
  text: string;
}

/** All texts of one language: the values of the keys `en` or `ar`. */
function textsIn(lang: 'en' | 'ar'): Text[] {
  // The WhatsApp message is left out: it is plain text for a chat with other punctuation.
  const read = courses.map(({ cta_whatsapp, ...course }) => course);
  return found({ ...others, courses: read }, false, '');

  function found(value: unknown, isInside: boolean, path: string): Text[] {
    if (typeof value === 'string') return isInside ? [{ path, text: value }] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      found(inner, isInside || key === lang, path ? `${path}.${key}` : key),
    );
  }
}

test('English: curly quotes, no misplaced spaces', () => {
  const texts = textsIn('en');
  expect(texts.length).toBeGreaterThan(300);
  for (const { path, text } of texts) {
    expect(text, path).not.toMatch(/['"]/);
    expect(text, path).not.toMatch(/ [,.;:?!]| {2}/);
  }
});

test('Arabic: its own marks, «» for quotes, Western digits, and عمّان is no Oman', () => {
  const texts = textsIn('ar').filter(({ text }) => /[\u0600-\u06ff]/.test(text));
  expect(texts.length).toBeGreaterThan(300);
  for (const { path, text } of texts) {
    expect(text, path).not.toMatch(/['"“”‘’?;]|[\u0600-\u06ff],/);
    expect(text, path).not.toMatch(/[٠-٩۰-۹]/);
    expect(text, path).not.toMatch(/ [،؛؟.:»]|« | {2}/);
    expect(text, path).not.toMatch(/عمان/);
    expect(text, path).not.toMatch(/(^|\s)(تم|يتم|قم|الخاصة? ب\S+)(?=\s|$)/);
  }
});
