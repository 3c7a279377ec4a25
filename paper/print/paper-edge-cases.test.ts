import { beforeAll, expect, test, vi } from 'vitest';
import { framesIn } from '#app/loaders/frames.server.ts';
import type { Locale } from '#model/language/locales.ts';
import { type Content, readContent } from '#model/on-disk/read-content.server.ts';
import { faultsOf, linesOf } from './check-page.ts';
import { listDocuments } from './documents.ts';
import { exampleOrder } from './paper-frames.ts';
import { PaperPictures } from './paper-pictures.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';
import { startTypstCompiler, type TypstCompiler } from './typst-compiler.ts';

/* Tests PDFs of unusual content: extreme texts, many frames, few pictures. */

/* A catalog takes two seconds to compile, and longer on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

/* PDFs use the original pictures and take only the texts of pictures from this loader, so these tests need no build. */
vi.mock('#app/loaders/pictures.server.ts', async (load) => ({
  ...(await load<typeof import('#app/loaders/pictures.server.ts')>()),
  artFiles: () => ({}),
  portrait: () => ({}),
  picture: (_folder: string, _image: object, { label, alt }: { label?: string; alt: string }) =>
    label ? { alt: label, caption: label } : { alt },
}));

const content = readContent();
const pictures = new PaperPictures('content');
let compile: TypstCompiler;

/** Compiles one PDF from a copy of the content that `change` has altered. */
async function compileChanged(
  key: string,
  change: (content: Content) => unknown = () => {},
): Promise<ReadPdf & { bytes: Uint8Array }> {
  const changed = structuredClone(content);
  change(changed);
  const document = listDocuments(changed, key.split('/')[0] as Locale, pictures).find(
    (one) => one.key === key,
  );
  if (!document) throw new Error(`There is no document ${key}`);
  const { bytes } = await compile(
    document.template,
    document.content,
    await pictures.filesFor(document.content),
  );
  return { ...(await readPdf(bytes)), bytes };
}

const faults = ({ pages }: ReadPdf) =>
  pages.flatMap((page, index) => faultsOf(page).map((one) => `${index + 1}: ${one}`));

/** Long words without a point to break at, and texts as long as the schema allows. */
const word = { en: 'Unbreakable', ar: 'والاستوديوهات' };
const longTitle = (locale: Locale) => `${`${word[locale]} `.repeat(12)}`.slice(0, 120).trim();
const longText = (locale: Locale) => `${word[locale]} `.repeat(200).slice(0, 1990).trim();

beforeAll(async () => {
  compile = await startTypstCompiler();
});

function withOnePrint(changed: Content): Content {
  for (const frame of changed.frames) frame.prints.splice(1);
  return changed;
}

/** So many that the list of prices needs more than one page. */
const manyGroups = 60;

function withManyGroups(changed: Content): Content {
  const { frames } = changed;
  const more = Array.from({ length: manyGroups }, (_, index) => {
    const frame = structuredClone(frames[index % frames.length] as Content['frames'][number]);
    return { ...frame, slug: `${frame.slug}-${index}`, code: `SF-${100 + index}` };
  });
  frames.splice(0, frames.length, ...more);
  return changed;
}

/** How many full-page rooms a catalog of `groups` frame groups has: one after every third group except the last. */
const roomPagesAmong = (groups: number) => Math.floor((groups - 1) / 3);

test('the same content gives the same bytes, in another compiler too', async () => {
  const another = await startTypstCompiler();
  for (const key of ['ar/catalog', 'en/projects/family-majlis']) {
    const [locale = ''] = key.split('/');
    const documents = listDocuments(content, locale as Locale, pictures);
    const document = documents.find((one) => one.key === key);
    if (!document) throw new Error(`There is no document ${key}`);
    const second = await another(
      document.template,
      document.content,
      await pictures.filesFor(document.content),
    );
    expect(Buffer.compare((await compileChanged(key)).bytes, second.bytes), key).toBe(0);
  }
});

test.each(['ar/frames/dunes', 'en/frames/dunes'])(
  '%s: an Arabic domain stands there as it is written',
  async (key) => {
    const paper = await compileChanged(key, ({ site }) => {
      site.url = 'https://xn--mgbpl0fcw.xn--igbhzh7gpa';
    });
    const text = paper.pages.flatMap((page) => linesOf(page, 'ltr')).join('\n');
    expect(text).not.toContain('xn--');
    // PDF.js may return the letters lam and alef in another order (`األردن`), so the check starts after these letters.
    expect(text.normalize('NFKC')).toMatch(/ردن/);
    expect(faults(paper)).toEqual([]);
  },
);

test('an Arabic domain stands as it is written in the order that the catalog shows', () => {
  const changed = { ...content, site: { ...content.site, url: 'https://xn--mgbpl0fcw.xn--igbhzh7gpa' } };
  for (const locale of ['en', 'ar'] as const) {
    const [frame] = framesIn(locale, changed);
    if (!frame) throw new Error('There is no frame');
    const text = exampleOrder(frame, changed, locale).join('\n');
    expect(text).toContain('https://سنديان.الأردن/');
    expect(text).not.toContain('xn--');
  }
});

test('another price is another PDF', async () => {
  const { pages } = await compileChanged('en/frames/dunes', ({ frames }) => {
    for (const { pricing } of frames.filter(({ slug }) => slug === 'dunes'))
      for (const row of pricing) row.price = 1234;
  });
  expect(pages[0]?.text.match(/1,234/g)).toHaveLength(3);
});

test('a text of the content is never read as Typst', async () => {
  const title = '#pagebreak() *bold* _thin_ $x^2$ @dunes <dunes> [a] \\ "quoted" ~ --- ...';
  const { pages, bookmarks } = await compileChanged('en/frames/dunes', ({ frames }) => {
    for (const frame of frames) {
      frame.title.en = title;
      frame.description.en = title;
    }
  });
  expect(bookmarks).toEqual([title]);
  expect(pages).toHaveLength(1);

  expect(pages[0]?.text).toContain('*bold*');
});

test('what is sold out or limited on the day is marked on its page and in the list of prices, and is no example of an order', async () => {
  const until = 400_000;
  const change = ({ frames }: Content) => {
    const [first, second, third, fourth] = frames;
    if (!first || !second?.prints[0] || !third || !fourth?.pricing[0]) return;
    first.availability = { state: 'soldOut', until };
    second.prints[0].availability = { state: 'soldOut' };
    third.availability = { state: 'limited' };
    fourth.pricing[0].availability = { state: 'soldOut' };
  };
  for (const [locale, soldOut, print, limited, scan] of [
    ['en', 'Sold out. Back on 2 March 3065', '(sold out)', 'Limited quantity', 'Scan to see'],
    ['ar', 'نفدت', 'نفد', 'محدودة', 'موعد'],
  ] as const) {
    const catalog = await compileChanged(`${locale}/catalog`, change);
    expect(faults(catalog)).toEqual([]);
    const rooms = roomPagesAmong(content.frames.length);
    expect(catalog.pages).toHaveLength(content.frames.length + rooms + 5);
    const pagesWith = (text: string) =>
      catalog.pages.flatMap((page, index) => (page.text.includes(text) ? [index] : []));
    const prices = content.frames.length + rooms + 2;
    expect(pagesWith(soldOut)).toEqual([2, prices]);
    expect(pagesWith(scan)).toEqual([2]);
    // The second group’s first print, the fourth group’s first size, and the price of that size in the list.
    expect(pagesWith(print)).toEqual(expect.arrayContaining([3, 6, prices]));
    expect(pagesWith(limited)).toEqual([4, prices]);
    expect(catalog.pages[prices + 1]?.text).toContain(content.frames[1]?.code);
  }
});

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: the longest texts of a frame stay on one page`, async () => {
    const pdf = await compileChanged(`${locale}/frames/dunes`, ({ frames, frameColors }) => {
      for (const color of frameColors) color.name[locale] = longTitle(locale).slice(0, 60);
      for (const frame of frames) {
        frame.title[locale] = longTitle(locale);
        frame.description[locale] = longText(locale);
        for (const print of frame.prints) print.name[locale] = longTitle(locale).slice(0, 60);
        frame.pricing.push({ size: '100×140', price: 1_000_000 });
      }
    });
    expect(pdf.pages).toHaveLength(1);
    expect(faults(pdf)).toEqual([]);
  });

  test(`${locale}: the longest texts of a project stay on one page of their own PDF, and on their two pages of the book`, async () => {
    const change = ({ projects }: Content) => {
      const [project] = projects;
      if (!project) return;
      project.title[locale] = longTitle(locale);
      project.description[locale] = longText(locale);
      for (const image of [project.coverImage, ...project.images])
        image.label = { en: longTitle('en'), ar: longTitle('ar') };
      for (const key of ['client', 'location', 'style', 'scope'] as const)
        project.details[key][locale] = longTitle(locale);
      project.details.features[locale] = Array.from({ length: 6 }, () => longTitle(locale).slice(0, 80));
    };
    const [first] = content.projects;
    const pdf = await compileChanged(`${locale}/projects/${first?.slug}`, change);
    expect(pdf.pages).toHaveLength(1);
    expect(faults(pdf)).toEqual([]);
    const book = await compileChanged(`${locale}/book`, change);
    expect(book.pages).toHaveLength(2 * (content.projects.length + content.portfolio.length) + 3);
    expect(faults(book)).toEqual([]);
  });
}

test('a word without an end breaks rather than leave the page', async () => {
  const pdf = await compileChanged('en/projects/family-majlis', ({ projects }) => {
    for (const project of projects) {
      project.title.en = 'x'.repeat(120);
      project.details.client.en = 'y'.repeat(120);
      project.category.en = 'z'.repeat(60);
    }
  });
  expect(pdf.pages).toHaveLength(1);
  expect(faults(pdf)).toEqual([]);
});

test('a group with one print shows the room beside it', async () => {
  const catalog = await compileChanged('ar/catalog', withOnePrint);
  expect(faults(catalog)).toEqual([]);
  expect(catalog.pages).toHaveLength(content.frames.length + roomPagesAmong(content.frames.length) + 5);
});

test('without any frame the catalog still is one', async () => {
  const catalog = await compileChanged('en/catalog', ({ frames }) => frames.splice(0));
  expect(catalog.pages).toHaveLength(4);
  expect(faults(catalog)).toEqual([]);
});

test('many groups: a page each, and a price list that goes on', async () => {
  const catalog = await compileChanged('en/catalog', withManyGroups);
  expect(faults(catalog)).toEqual([]);
  const rows = catalog.pages
    .flatMap((page) => linesOf(page, 'ltr'))
    .filter(([first]) => /^SF-\d{3}$/.test(first ?? ''));
  expect(new Set(rows.map(([code]) => code)).size).toBe(manyGroups);
  // As many pages as with a list of prices on one page, and a few more for the rest of the list.
  const withShortList = manyGroups + roomPagesAmong(manyGroups) + 5;
  expect(catalog.pages.length).toBeGreaterThan(withShortList);
  expect(catalog.pages.length).toBeLessThan(withShortList + 6);
  expect(catalog.bytes.length).toBeLessThan(4_000_000);
});

test('a picture that is missing is named', () => {
  const changed = structuredClone(content);
  for (const frame of changed.frames.slice(0, 1)) for (const image of frame.images) image.url = 'missing.jpg';
  expect(() => listDocuments(changed, 'en', pictures)).toThrow(
    /^content\/frames\/[a-z]+\/missing\.jpg: This file is missing$/,
  );
});

test('what a template asks for and is not there is named', async () => {
  await expect(compile('catalog.typ', { locale: 'en', words: {} }, new Map())).rejects.toThrow(
    /^catalog\.typ: /,
  );
});
