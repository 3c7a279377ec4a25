import { expect, test } from 'vitest';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { pictureWords } from './pictures.server.ts';

test('a picture without a label is named after its item and its number', () => {
  expect(pictureWords({}, 'Family majlis', 2, en, 'en')).toEqual({
    label: undefined,
    alt: 'Family majlis, picture 3',
  });
  expect(pictureWords({}, 'مجلس العائلة', 2, ar, 'ar').alt).toBe('مجلس العائلة، الصورة 3');
  const label = { en: 'A corner', ar: 'زاوية' };
  expect(pictureWords({ label }, 'Family majlis', 1, en, 'en').label).toBe('A corner');
});
