import { describe, expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { count, fill, groupDigits, translate, type WordKey } from './translate.ts';

describe('a key', () => {
  test('shows its text in the language', () => {
    expect(translate(en, 'nav.home')).toBe('Home');
    expect(translate(ar, 'nav.home')).toBe('الرئيسية');
  });

  test('shows its text with its values filled in', () => {
    expect(translate(en, 'frames.sizeChosen', { size: '50×70', price: 25 })).toBe(
      'Size 50×70\u00a0cm, 25\u00a0JOD',
    );
    expect(translate(ar, 'frames.sizeChosen', { size: '50×70', price: 25 })).toBe(
      'المقاس 50×70\u00a0سم، السعر 25\u00a0د.أ',
    );
  });

  test.each(['nav.missing', 'missing.home', 'nav', '', 'counts.month', 'nav.constructor'])(
    'that has no text shows itself: %s',
    (key) => {
      expect(translate(en, key as WordKey)).toBe(key);
      expect(translate(ar, key as WordKey)).toBe(key);
    },
  );
});

describe('braces', () => {
  test('are filled with values, 0 among them', () => {
    expect(fill('{a} of {b}, {a} again', { a: 0, b: 'six' })).toBe('0 of six, 0 again');
  });

  test('stay without a value', () => {
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}');
    expect(fill('{a}')).toBe('{a}');
  });

  test('take a value as it is, dollar signs and braces too', () => {
    expect(fill('{a} {b}', { a: "$& $1 {b} $'", b: 'x' })).toBe("$& $1 {b} $' x");
  });
});

describe('counts in English', () => {
  test.each([
    ['month', 0, '0 months'],
    ['month', 1, '1 month'],
    ['month', 7, '7 months'],
    ['trainingHour', 0, '0 training hours'],
    ['trainingHour', 1, '1 training hour'],
    ['trainingHour', 45, '45 training hours'],
    ['session', 0, '0 sessions'],
    ['session', 1, '1 session'],
    ['session', 3, '3 sessions'],
    ['project', 0, 'no projects in this category'],
    ['project', 1, '1 project'],
    ['project', 9, '9 projects'],
    ['dollar', 0, '0 USD'],
    ['dollar', 1, '1 USD'],
    ['dollar', 210, '210 USD'],
  ] as const)('%s %i', (name, n, expected) => {
    expect(count(en, 'en', name, n)).toBe(expected);
  });
});

describe('counts in Arabic', () => {
  /* Arabic forms for 0, 1, 2, 3-10, 11-99, 100 and more. From 3 on, each form is the noun without its number. */
  const forms = {
    month: ['0 شهر', 'شهر واحد', 'شهران', 'أشهر', 'شهرًا', 'شهر'],
    trainingHour: [
      '0 ساعة تدريبية',
      'ساعة تدريبية واحدة',
      'ساعتان تدريبيتان',
      'ساعات تدريبية',
      'ساعة تدريبية',
      'ساعة تدريبية',
    ],
    session: ['0 جلسة', 'جلسة واحدة', 'جلستان', 'جلسات', 'جلسة', 'جلسة'],
    project: ['لا مشاريع في هذه الفئة', 'مشروع واحد', 'مشروعان', 'مشاريع', 'مشروعًا', 'مشروع'],
    dollar: ['0 دولار', 'دولار واحد', 'دولاران', 'دولارات', 'دولارًا', 'دولار'],
  } as const;

  for (const [name, [zero, one, two, few, many, other]] of Object.entries(forms)) {
    test.each([
      [0, zero],
      [1, one],
      [2, two],
      [3, `3 ${few}`],
      [10, `10 ${few}`],
      [103, `103 ${few}`],
      [11, `11 ${many}`],
      [99, `99 ${many}`],
      [111, `111 ${many}`],
      [100, `100 ${other}`],
      [101, `101 ${other}`],
      [102, `102 ${other}`],
      [1000, `1,000 ${other}`],
    ])(`${name} %i`, (n, expected) => {
      expect(count(ar, 'ar', name as keyof typeof forms, n)).toBe(expected);
    });
  }
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [2400, '2,400'],
  [34000, '34,000'],
  [1234567, '1,234,567'],
])('%i is written %s', (n, expected) => {
  expect(groupDigits(n)).toBe(expected);
});
