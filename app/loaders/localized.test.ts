import { expect, expectTypeOf, test } from 'vitest';
import { localized } from './localized.ts';

const steps = [
  { id: 1, title: { en: 'Meet', ar: 'لقاء' }, points: [{ text: { en: 'Tea', ar: 'شاي' } }] },
  { id: 2, title: { en: 'Draw', ar: 'رسم' }, points: [] },
];

test('each pair of texts becomes its text, however deep it stands, and everything else stays', () => {
  expect(localized(steps, 'ar')).toEqual([
    { id: 1, title: 'لقاء', points: [{ text: 'شاي' }] },
    { id: 2, title: 'رسم', points: [] },
  ]);
  expect(localized({ features: { en: ['Plans'], ar: ['مخططات'] } }, 'en')).toEqual({ features: ['Plans'] });
  expect(localized({ photo: undefined, none: null }, 'en')).toEqual({ photo: undefined, none: null });
});

test('the type is reduced to one language too', () => {
  expectTypeOf(localized(steps, 'en')).toEqualTypeOf<
    { id: number; title: string; points: { text: string }[] }[]
  >();
});
