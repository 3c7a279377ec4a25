import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { en } from '../../app/language/en.ts';
import type { Change } from '../yaml/change.ts';
import { ownWordsAfter } from './own-words-after.ts';

const set = (field: string, value: unknown): Change => ({ type: 'set', path: [field], value });
const remove = (field: string): Change => ({ type: 'remove', path: [field] });

test('the first word makes the file, both languages share a key, and the last one takes the file along', () => {
  let text = ownWordsAfter('', set('nav.home.en', 'Start'));
  expect(text).toBe('nav.home:\n  en: Start\n');
  text = ownWordsAfter(text ?? '', set('nav.home.ar', 'البداية'));
  text = ownWordsAfter(text ?? '', set('counts.month.few.ar', '{n} شهور'));
  expect(parse(text ?? '')).toEqual({
    'nav.home': { en: 'Start', ar: 'البداية' },
    'counts.month.few': { ar: '{n} شهور' },
  });
  text = ownWordsAfter(text ?? '', set('nav.home.en', en.nav.home));
  expect(parse(text ?? '')['nav.home']).toEqual({ ar: 'البداية' });
  text = ownWordsAfter(text ?? '', set('nav.home.ar', ''));
  expect(parse(text ?? '')).toEqual({ 'counts.month.few': { ar: '{n} شهور' } });
  expect(ownWordsAfter(text ?? '', remove('counts.month.few'))).toBeNull();
});

test('comments and other lines stay, and a file that has only comments left stays with them', () => {
  const text = '# Ours\n\nnav.home:\n  en: Start # as in print\nnav.faq:\n  en: Ask\n';
  expect(ownWordsAfter(text, set('nav.home.en', 'Begin'))).toBe(text.replace('Start', 'Begin'));
  const last = ownWordsAfter('# Ours\n\nnav.home:\n  en: Start\n', remove('nav.home.en')) ?? '';
  expect(last).toContain('# Ours');
  expect(parse(last) ?? {}).toEqual({});
  expect(ownWordsAfter(last, set('nav.faq.en', 'Ask'))).toBe('# Ours\n\nnav.faq:\n  en: Ask\n');
});

test('what the site does not say is refused, and what the file says wrongly can be taken out', () => {
  expect(() => ownWordsAfter('', set('nav.hom.en', 'Start'))).toThrow();
  expect(() => ownWordsAfter('', set('counts.month.few.en', '{n}'))).toThrow();
  expect(() => ownWordsAfter('a: [', set('nav.home.en', 'Start'))).toThrow();
  expect(ownWordsAfter('nav.hom:\n  en: Start\n', remove('nav.hom'))).toBeNull();
  expect(ownWordsAfter('nav.home:\n  de: Start\n', remove('nav.home.de'))).toBeNull();
  expect(ownWordsAfter('', set('nav.home.en', en.nav.home))).toBeNull();
});
