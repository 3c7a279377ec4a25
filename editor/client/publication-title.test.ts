import { expect, test, vi } from 'vitest';
import type { Publication } from '../server/history.ts';
import type { TitlePart } from '../server/publication-title.ts';

// Modules of the editor's pages use the page when they are loaded.
vi.stubGlobal('document', { querySelector: () => null });
vi.stubGlobal('window', { addEventListener: () => {} });
const { momentText, publicationTitle } = await import('./publication-title.tsx');

const publication = (parts: TitlePart[], isTakenBack = false): Publication => {
  return { id: '', at: '', author: '', subject: 'Content: faq.yaml', parts, isTakenBack };
};
const titles = (...sent: Parameters<typeof publication>) => [
  publicationTitle(publication(...sent), 'en'),
  publicationTitle(publication(...sent), 'ar'),
];

test('the title of a publication has the plural forms of both languages', () => {
  const ramadan: TitlePart = { what: 'named', title: { en: 'Ramadan hours', ar: 'دوام رمضان' } };
  expect(titles([{ what: 'price', count: 13 }, { what: 'picture', count: 4 }, ramadan])).toEqual([
    '13 prices, 4 pictures, Ramadan hours',
    '13 سعرًا، 4 صور، دوام رمضان',
  ]);
  expect(
    titles(
      [
        { what: 'text', count: 2 },
        { what: 'detail', count: 1 },
      ],
      true,
    ),
  ).toEqual(['Undone: “2 texts, 1 detail”', 'تراجع عن «نصّان، تفصيل واحد»']);
});

test('an item is named; where its address has changed, Arabic has the gender of the item', () => {
  const title = { en: 'Kalima', ar: 'كلمة' };
  const renamed = (address: string) => titles([{ what: 'renamed', title, address }]);
  expect(renamed('/frames/word')).toEqual(['Kalima: its address has changed', 'كلمة: تغيّر رابطها']);
  expect(renamed('/projects/word')[1]).toBe('كلمة: تغيّر رابطه');
  expect(titles([{ what: 'removed', title: {}, address: '/frames/kalima' }])).toEqual([
    'Deleted: kalima',
    'حذف: kalima',
  ]);
});

test('a commit without a title, of a developer or of long ago, keeps its subject', () => {
  expect(titles([])).toEqual(['Content: faq.yaml', 'Content: faq.yaml']);
});

test('the time of a publication is written as people write it', () => {
  const at = new Date(2026, 10, 27, 18, 5).getTime();
  expect(momentText('en', at)).toBe('Friday 27 November 2026, 18:05');
  expect(momentText('ar', at)).toBe('الجمعة 27 تشرين الثاني/نوفمبر 2026، 6:05 مساءً');
});
