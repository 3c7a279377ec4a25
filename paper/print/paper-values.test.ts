import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { shownDay } from '#model/hours/shown-day.ts';
import { readPaperFonts } from './paper-fonts.ts';
import { paperSize } from './paper-frames.ts';
import { shownNumber } from './paper-site.ts';
import { paperText } from './paper-text.ts';

test('a font that is missing is named', async () => {
  await expect(readPaperFonts(tmpdir())).rejects.toThrow(
    'The font @expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf is missing: npm install first',
  );
});

test('a size grows by its frame, however it is written', () => {
  for (const size of ['50x70', '50×70'])
    expect(paperSize(size)).toMatchObject({ size: '50×70', outer: '54×74' });
});

test('days and numbers as people read them', () => {
  expect(shownDay('2026-11-01', 'en')).toBe('1 November 2026');
  expect(shownDay('2026-11-01', 'ar')).toBe('1 تشرين الثاني/نوفمبر 2026');
  expect(shownNumber('962790000000')).toBe('+962 79 000 0000');
  expect(paperText('إلى +962\u00a079\u00a0000\u00a00000.', 'ar')).toBe(
    'إلى \u2066+962\u00a079\u00a0000\u00a00000\u2069.',
  );
  expect(shownNumber('49301234567')).toBe('+493 012 345 67');
});

test('what could flip inside Arabic stands between isolates; English is left as it is', () => {
  expect(paperText('برنامج 3ds Max + V-Ray مع التحريك', 'ar')).toBe(
    'برنامج \u20663ds Max + V-Ray\u2069 مع التحريك',
  );
  expect(paperText('عام 1912', 'ar')).toBe('عام 1912');
  expect(paperText('3ds Max + V-Ray', 'en')).toBe('3ds Max + V-Ray');
});

test('a number and its unit stay on one line', () => {
  expect(paperText('The frame adds 2 cm on each side', 'en')).toBe('The frame adds 2\u00a0cm on each side');
  expect(paperText('ويضيف الإطار 2 سم من كل جانب', 'ar')).toBe('ويضيف الإطار 2\u00a0سم من كل جانب');
  expect(paperText('in 1912 they built', 'en')).toBe('in 1912 they built');
});

test('a word longer than a column may break', () => {
  expect(
    paperText('x'.repeat(50), 'en')
      .split('\u200b')
      .map(({ length }) => length),
  ).toEqual([22, 22, 6]);
});
