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

/* Content as an owner may write it one day, set again: extreme texts, many frames, few pictures. */
/* A catalog takes two seconds to set, and more where a machine has other things to do. */
vi.setConfig({ testTimeout: 60_000 });

/* What pages say of pictures is made by a build; papers cut the originals, and take only the words. */
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

/** Sets one document of a changed content. */
async function set(
  key: string,
  change: (content: Content) => unknown = () => {},
): Promise<ReadPdf & { bytes: Uint8Array }> {
  const changed = structuredClone(content);
  change(changed);
  const document = listDocuments(changed, key.split('/')[0] as Locale, pictures).find(
    (one) => one.key === key,
  );
  if (!document) throw new Error(`There is no document ${key}`);
  const { bytes } = await compile(document.template, document.content, await pictures.of(document.content));
  return { ...(await readPdf(bytes)), bytes };
}

const faults = ({ pages }: ReadPdf) =>
  pages.flatMap((page, place) => faultsOf(page).map((one) => `${place + 1}: ${one}`));

/** A word of letters that never breaks by itself, and a text as long as the schema lets it be. */
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

const many = 130;

function withManyGroups(changed: Content): Content {
  const { frames } = changed;
  const more = Array.from({ length: many }, (_, place) => {
    const frame = structuredClone(frames[place % frames.length] as Content['frames'][number]);
    return { ...frame, slug: `${frame.slug}-${place}`, code: `SF-${100 + place}` };
  });
  frames.splice(0, frames.length, ...more);
  return changed;
}

/** After three groups a page is a room. */
const roomsAmong = (groups: number) => Math.floor((groups - 1) / 3);

test('the same content gives the same bytes, in another compiler too', async () => {
  const another = await startTypstCompiler();
  for (const key of ['ar/catalog', 'en/projects/family-majlis']) {
    const [locale = ''] = key.split('/');
    const documents = listDocuments(content, locale as Locale, pictures);
    const document = documents.find((one) => one.key === key);
    if (!document) throw new Error(`There is no document ${key}`);
    const again = await another(document.template, document.content, await pictures.of(document.content));
    expect(Buffer.compare((await set(key)).bytes, again.bytes), key).toBe(0);
  }
});

test.each(['ar/frames/dunes', 'en/frames/dunes'])(
  '%s: an Arabic domain stands there as it is written',
  async (key) => {
    const paper = await set(key, ({ site }) => {
      site.url = 'https://xn--mgbpl0fcw.xn--igbhzh7gpa';
    });
    const text = paper.pages.flatMap((page) => linesOf(page, 'ltr')).join('\n');
    expect(text).not.toContain('xn--');
    // In one of the ways in which a PDF tells lam and alef: `األردن`.
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
  const { pages } = await set('en/frames/dunes', ({ frames }) => {
    for (const { pricing } of frames.filter(({ slug }) => slug === 'dunes'))
      for (const row of pricing) row.price = 1234;
  });
  expect(pages[0]?.text.match(/1,234/g)).toHaveLength(3);
});

test('a text of the content is never read as Typst', async () => {
  const title = '#pagebreak() *bold* _thin_ $x^2$ @dunes <dunes> [a] \\ "quoted" ~ --- ...';
  const { pages, bookmarks } = await set('en/frames/dunes', ({ frames }) => {
    for (const frame of frames) {
      frame.title.en = title;
      frame.description.en = title;
    }
  });
  expect(bookmarks).toEqual([title]);
  expect(pages).toHaveLength(1);

  expect(pages[0]?.text).toContain('*bold*');
});

test('what is sold out or limited on the day is said on its page, in the list of prices, and is no example of an order', async () => {
  const until = 400_000;
  const change = ({ frames }: Content) => {
    const [first, second, third] = frames;
    if (!first || !second?.prints[0] || !third) return;
    first.availability = { state: 'soldOut', until };
    second.prints[0].availability = { state: 'soldOut' };
    third.availability = { state: 'limited' };
  };
  for (const [locale, soldOut, print, limited, scan] of [
    ['en', 'Sold out. Back on 2 March 3065', '(sold out)', 'Limited quantity', 'Scan to see'],
    ['ar', 'نفدت', 'نفد', 'محدودة', 'موعد'],
  ] as const) {
    const catalog = await set(`${locale}/catalog`, change);
    expect(faults(catalog)).toEqual([]);
    const rooms = roomsAmong(content.frames.length);
    expect(catalog.pages).toHaveLength(content.frames.length + rooms + 5);
    const saying = (text: string) =>
      catalog.pages.flatMap((page, place) => (page.text.includes(text) ? [place] : []));
    const prices = content.frames.length + rooms + 2;
    expect(saying(soldOut)).toEqual([2, prices]);
    expect(saying(scan)).toEqual([2]);
    expect(saying(print)).toContain(3);
    expect(saying(limited)).toEqual([4, prices]);
    expect(catalog.pages[prices + 1]?.text).toContain(content.frames[1]?.code);
  }
});

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: the longest texts of a frame stay on one sheet`, async () => {
    const sheet = await set(`${locale}/frames/dunes`, ({ frames, frameColors }) => {
      for (const color of frameColors) color.name[locale] = longTitle(locale).slice(0, 60);
      for (const frame of frames) {
        frame.title[locale] = longTitle(locale);
        frame.description[locale] = longText(locale);
        for (const print of frame.prints) print.name[locale] = longTitle(locale).slice(0, 60);
        frame.pricing.push({ size: '100×140', price: 1_000_000 });
      }
    });
    expect(sheet.pages).toHaveLength(1);
    expect(faults(sheet)).toEqual([]);
  });

  test(`${locale}: the longest texts of a project stay on one sheet, and on their two pages of the book`, async () => {
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
    const sheet = await set(`${locale}/projects/${first?.slug}`, change);
    expect(sheet.pages).toHaveLength(1);
    expect(faults(sheet)).toEqual([]);
    const book = await set(`${locale}/book`, change);
    expect(book.pages).toHaveLength(2 * (content.projects.length + content.portfolio.length) + 3);
    expect(faults(book)).toEqual([]);
  });
}

test('a word without an end breaks rather than leave the page', async () => {
  const sheet = await set('en/projects/family-majlis', ({ projects }) => {
    for (const project of projects) {
      project.title.en = 'x'.repeat(120);
      project.details.client.en = 'y'.repeat(120);
      project.category.en = 'z'.repeat(60);
    }
  });
  expect(sheet.pages).toHaveLength(1);
  expect(faults(sheet)).toEqual([]);
});

test('a group with one print shows the room beside it', async () => {
  const catalog = await set('ar/catalog', withOnePrint);
  expect(faults(catalog)).toEqual([]);
  expect(catalog.pages).toHaveLength(content.frames.length + roomsAmong(content.frames.length) + 5);
});

test('without any frame the catalog still is one', async () => {
  const catalog = await set('en/catalog', ({ frames }) => frames.splice(0));
  expect(catalog.pages).toHaveLength(4);
  expect(faults(catalog)).toEqual([]);
});

test('130 groups: a page each, and a price list that goes on', async () => {
  const started = performance.now();
  const catalog = await set('en/catalog', withManyGroups);
  const seconds = (performance.now() - started) / 1000;
  expect(faults(catalog)).toEqual([]);
  const rows = catalog.pages
    .flatMap((page) => linesOf(page, 'ltr'))
    .filter(([first]) => /^SF-\d{3}$/.test(first ?? ''));
  expect(new Set(rows.map(([code]) => code)).size).toBe(many);
  expect(catalog.pages.length).toBeLessThan(many + roomsAmong(many) + 5 + 12);
  expect(catalog.bytes.length).toBeLessThan(6_000_000);
  console.log(
    `130 groups: ${catalog.pages.length} pages, ${catalog.bytes.length} bytes, ${seconds.toFixed(1)} s`,
  );
});

test('a picture that is gone is named', () => {
  const changed = structuredClone(content);
  for (const frame of changed.frames.slice(0, 1)) for (const image of frame.images) image.url = 'gone.jpg';
  expect(() => listDocuments(changed, 'en', pictures)).toThrow(
    /^content\/frames\/[a-z]+\/gone\.jpg: expected this file, found none$/,
  );
});

test('what a template asks for and is not there is named', async () => {
  await expect(compile('catalog.typ', { locale: 'en', words: {} }, new Map())).rejects.toThrow(
    /^catalog\.typ: /,
  );
});
