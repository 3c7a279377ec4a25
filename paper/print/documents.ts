import { framesIn } from '#app/loaders/frames.server.ts';
import { processIn } from '#app/loaders/lists.server.ts';
import { shownDay } from '#model/hours/shown-day.ts';
import type { Locale } from '#model/language/locales.ts';
import { fill } from '#model/language/translate.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { bookCover, catalogCover, catalogRoom, roomPage } from './covers.ts';
import { exampleOrder, paperFrame, paperSizes } from './paper-frames.ts';
import type { PaperPictures } from './paper-pictures.ts';
import { paperSite, shownNumber } from './paper-site.ts';
import { paperText } from './paper-text.ts';
import { paperWork } from './paper-works.ts';

/** One PDF before it is set. */
export interface PaperDocument {
  /** What the pages of the site know it by: `en/catalog`, `ar/frames/dunes`. */
  key: string;
  /** The template in paper/. */
  template: string;
  /** The start of its file's name, such as `ar-frames-dunes`. */
  stem: string;
  /** What the link to it calls it. */
  title: string;
  /** The name under which a visitor keeps it. */
  fileName: string;
  /** The content, as the template reads it. */
  content: object;
}

/**
 * Every PDF in one language: the catalog, the book, and a sheet for each item. What pages say of pictures is known by then
 * (app/generated/pictures.json).
 */
export function listDocuments(content: Content, locale: Locale, pictures: PaperPictures): PaperDocument[] {
  const words = wordsIn(locale);
  const { paper } = words;
  const shared = common(content, locale);
  const shop = framesIn(locale, content);
  const frames = shop.map((frame) => paperFrame(frame, content, locale, pictures));
  // What is sold out is no example of an order.
  const example = shop[frames.findIndex(({ isSoldOut }) => !isSoldOut)];
  const works = (use: 'book' | 'sheet') =>
    (['portfolio', 'projects'] as const).flatMap((kind) =>
      content[kind].map((work) => ({
        key: `${kind}/${work.slug}`,
        title: work.title[locale],
        work: paperWork(kind, work, content, locale, pictures, use),
      })),
    );
  const document = (key: string, template: string, title: string, fileTitle: string, own: object) => ({
    key: `${locale}/${key}`,
    template,
    stem: `${locale}-${key.replace('/', '-')}`,
    title,
    fileName: fileNameOf(fileTitle, content, locale),
    content: { ...shared, title, ...own },
  });
  const date = shownDay(content.site.catalogDate, locale);
  const prices = fill(paper.pricesOf, { date });

  return [
    document('catalog', 'catalog.typ', paper.catalog, paper.fileOfFrames, {
      dated: prices,
      cover: catalogCover(shop, content, pictures),
      room: catalogRoom(shop, content, pictures),
      sizes: paperSizes(content),
      frames: frames.map((frame, place) => ({ ...frame, room: roomPage(place, shop, content, pictures) })),
      example: example ? exampleOrder(example, content, locale) : [],
    }),
    document('book', 'book.typ', paper.book, paper.fileOfBook, {
      dated: fill(paper.asOf, { date }),
      cover: bookCover(content, locale, pictures),
      works: works('book').map(({ work }) => work),
      process: processIn(locale).map((step) => ({
        title: paperText(step.title, locale),
        description: paperText(step.description, locale),
        duration: paperText(step.duration, locale),
      })),
    }),
    ...shop.map(({ slug, title }, place) =>
      document(`frames/${slug}`, 'frame-sheet.typ', title, title, { dated: prices, frame: frames[place] }),
    ),
    ...works('sheet').map(({ key, title, work }) =>
      document(key, 'work-sheet.typ', title, title, { dated: fill(paper.asOf, { date }), work }),
    ),
  ];
}

/** What every template may say. */
function common(content: Content, locale: Locale) {
  const { paper, frames, common, footer, process, contact, projects } = wordsIn(locale);
  return {
    locale,
    site: paperSite(content, locale),
    words: {
      ...paper,
      cm: common.centimeters,
      size: frames.size,
      price: frames.price,
      colors: frames.colors,
      sizeNote: paperText(frames.sizeNote, locale),
      scale: paperText(paper.scale, locale),
      // A number that broke would be read from its second line.
      sendText: paperText(
        fill(paper.sendText, { number: shownNumber(content.site.chatNumber).replaceAll(' ', '\u00a0') }),
        locale,
      ),
      ask: frames.askAvailability,
      features: projects.features,
      phone: footer.phone,
      email: footer.email,
      address: footer.address,
      contactHeading: contact.heading,
      contactText: contact.subtitle,
      processHeading: process.heading,
      processText: process.subtitle,
    },
  };
}

/** “Sindian-frames-2026.pdf”, «سنديان - اللوحات 2026.pdf»: without signs that a system refuses in names. */
function fileNameOf(title: string, { site }: Content, locale: Locale): string {
  const year = site.catalogDate.slice(0, 4);
  const name = fill(wordsIn(locale).paper.fileName, { wordmark: site.wordmark[locale], title, year });
  const allowed = name.replaceAll(/[\\/:*?"<>|\p{C}]/gu, ' ').replaceAll(/\s+/g, locale === 'en' ? '-' : ' ');
  return `${allowed.trim()}.pdf`;
}
