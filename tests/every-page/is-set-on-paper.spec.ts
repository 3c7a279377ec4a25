import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { PdfFile } from '#app/loaders/pdf.server.ts';
import { shownDay } from '#model/hours/shown-day.ts';
import { locales } from '#model/language/locales.ts';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { itemAddress, itemPages } from '#model/site-map.ts';
import { faultsOf, linesOf } from '#paper/print/check-page.ts';
import { paperSize } from '#paper/print/paper-frames.ts';
import { type ReadPdf, readPdf } from '#paper/print/read-pdf.ts';

/* Reads the PDFs of the build. All tests of a file run in one worker, so that each PDF is read once. */
test.describe.configure({ mode: 'default' });

const content = readContent();
const manifest = JSON.parse(readFileSync('app/generated/paper.json', 'utf8')) as Record<string, PdfFile>;
const fileOf = (key: string) => path.join('build', 'client', 'paper', manifest[key]?.file ?? key);
const read = (key: string) => readPdf(new Uint8Array(readFileSync(fileOf(key))));

const fonts = {
  en: ['HankenGrotesk-Regular', 'HankenGrotesk-SemiBold', 'Marcellus-Regular'],
  ar: ['Amiri-Regular', 'IBMPlexSansArabic-Regular'],
};
/* The number of PDF pages with pictures of rooms before the page of a frame: there is one after every three frames. */
const roomsBefore = (index: number) => Math.floor(Math.min(index, content.frames.length - 1) / 3);
const maxBytes = { catalog: 3_000_000, book: 6_000_000, item: 250_000 };

test('there is a catalog, a book and a PDF of every item, in both languages', () => {
  const itemPdfs = itemPages.flatMap((key) => content[key].map(({ slug }) => `${key}/${slug}`));
  const keys = (['en', 'ar'] as const).flatMap((locale) =>
    ['catalog', 'book', ...itemPdfs].map((key) => `${locale}/${key}`),
  );
  expect(Object.keys(manifest).sort()).toEqual(keys.sort());
  for (const key of keys) expect(existsSync(fileOf(key)), key).toBe(true);
});

test('each is as small as a chat likes it', () => {
  for (const [key, { bytes, file }] of Object.entries(manifest)) {
    const kind = /catalog|book/.exec(key)?.[0] as 'catalog' | 'book' | undefined;
    expect(bytes, key).toBeLessThanOrEqual(maxBytes[kind ?? 'item']);
    expect(readFileSync(path.join('build', 'client', 'paper', file)).length).toBe(bytes);
  }
});

for (const locale of ['en', 'ar'] as const) {
  const words = wordsIn(locale);
  const { dir } = locales[locale];

  test.describe(`${locale}: the catalog`, () => {
    let catalog: ReadPdf;
    const pageOf = (index: number) =>
      catalog.pages[2 + index + roomsBefore(index)] ?? { texts: [], text: '', links: [] };
    test.beforeAll(async () => {
      catalog = await read(`${locale}/catalog`);
    });

    test('holds only our fonts, is tagged, and names its language and title', () => {
      expect(catalog.fonts.sort()).toEqual(fonts[locale]);
      expect(catalog.isTagged).toBe(true);
      expect(catalog.language).toBe(locale);
      expect(catalog.title).toBe(`${content.site.name[locale]}: ${words.paper.catalog}`);
    });

    test('cover, sizes, a page a group and after three of them a room, prices, ordering, contact', () => {
      expect(catalog.bookmarks).toEqual([
        words.paper.catalog,
        words.paper.sizesHeading,
        ...content.frames.map(({ title }) => title[locale]),
        words.paper.pricesHeading,
        words.paper.orderHeading,
        words.contact.heading,
      ]);
      expect(catalog.pages).toHaveLength(catalog.bookmarks.length + roomsBefore(content.frames.length));
      expect(manifest[`${locale}/catalog`]?.pages).toBe(catalog.pages.length);
    });

    test('its most frequent word is copied as it is written', () => {
      if (locale === 'en') return;
      const text = catalog.pages.map((page) => page.text).join('\n');
      expect(text).toMatch(/(^|\s)في(\s|$)/m);
      expect(text).not.toMatch(/(^|\s)يف(\s|$)/m);
    });

    test('every price and size stands where content/ has it', () => {
      content.frames.forEach((frame, index) => {
        const lines = linesOf(pageOf(index), dir).map((line) => line.join(' '));
        for (const { size, price } of frame.pricing) {
          const line = lines.find((one) => one.startsWith(paperSize(size).size)) ?? '';
          expect(line, `${frame.slug} ${size}`).toContain(paperSize(size).outer);
          expect(line, `${frame.slug} ${size}`).toMatch(new RegExp(`\\b${price}\\b`));
        }
        expect(pageOf(index).text).toContain(frame.code);
      });
      const table = linesOf(pageOf(content.frames.length), dir);
      content.frames.forEach((frame, index) => {
        const row = table.find((line) => line.includes(frame.code)) ?? [];
        const numbers = row
          .slice(row.indexOf(frame.code) + 1)
          .join(' ')
          .match(/\d+/g);
        expect(numbers, frame.code).toEqual([
          ...frame.pricing.map(({ price }) => String(price)),
          String(3 + index + roomsBefore(index)),
        ]);
      });
    });

    test('no size is turned', () => {
      const sizes = catalog.pages.flatMap(({ texts }) =>
        texts.flatMap(({ text }) => text.match(/\d+×\d+/g) ?? []),
      );
      expect(sizes.length).toBeGreaterThan(6 * content.frames.length);
      for (const size of sizes) {
        const [width = 0, height = 0] = size.split('×').map(Number);
        expect(width, size).toBeLessThan(height);
      }
    });

    test('every page says the day of the prices', () => {
      const day = shownDay(content.site.catalogDate, locale);
      for (const page of catalog.pages) {
        const found = linesOf(page, dir).map((line) => line.join(' '));
        for (const number of day.match(/\d+/g) ?? []) {
          expect(
            found.some((line) => line.includes(number)),
            `${number} of ${day}`,
          ).toBe(true);
        }
        if (locale === 'en') expect(found.some((line) => line.includes(day))).toBe(true);
      }
    });

    test('leads to every group and to the chat', () => {
      content.frames.forEach(({ slug, code }, index) => {
        const { links } = pageOf(index);
        expect(links).toContain(`${content.site.url}${itemAddress('frames', slug, locale)}`);
        const chat = links.find((link) => link.startsWith(`https://wa.me/${content.site.chatNumber}?text=`));
        expect(decodeURIComponent(chat ?? '')).toContain(code);
      });
    });

    test('nothing leaves its page or lies on something else', () => {
      expect(
        catalog.pages.flatMap((page, index) => faultsOf(page).map((fault) => `${index + 1}: ${fault}`)),
      ).toEqual([]);
    });
  });

  test.describe(`${locale}: the book and the PDFs of items`, () => {
    test('two pages a work, in the order of the site', async () => {
      const book = await read(`${locale}/book`);
      const works = [...content.portfolio, ...content.projects];
      expect(book.bookmarks).toEqual([
        words.paper.book,
        ...works.map(({ title }) => title[locale]),
        words.process.heading,
        words.contact.heading,
      ]);
      expect(book.pages).toHaveLength(2 * works.length + 3);
      expect(book.fonts.sort()).toEqual(fonts[locale]);
      expect(
        book.pages.flatMap((page, index) => faultsOf(page).map((fault) => `${index + 1}: ${fault}`)),
      ).toEqual([]);
      works.forEach(({ details }, index) => {
        const facts = book.pages[2 + 2 * index]?.text ?? '';
        expect(facts).toContain(String(details.area).replace(/(\d)(\d{3})$/, '$1,$2'));
        if ('budget' in details)
          expect(facts).toContain(String(details.budget).replace(/(\d)(\d{3})$/, '$1,$2'));
      });
    });

    test('every item has a PDF of one page', async () => {
      for (const key of itemPages) {
        for (const { slug, title } of content[key]) {
          const pdf = await read(`${locale}/${key}/${slug}`);
          expect(pdf.pages, slug).toHaveLength(1);
          expect(pdf.bookmarks).toEqual([title[locale]]);
          expect(fonts[locale], slug).toEqual(expect.arrayContaining(pdf.fonts));
          expect(pdf.pages.flatMap(faultsOf), slug).toEqual([]);
          expect(pdf.pages[0]?.links).toContain(`${content.site.url}${itemAddress(key, slug, locale)}`);
        }
      }
    });
  });
}
