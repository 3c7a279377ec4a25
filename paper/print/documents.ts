import { deliveryIn, salesTaxIn } from '#app/loaders/delivery.server.ts';
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

/** The input of one PDF. */
export interface PaperDocument {
  /** The key by which pages of the site find the PDF: `en/catalog`, `ar/frames/dunes`. */
  key: string;
  /** The template's file name in paper/. */
  template: string;
  /** The start of the PDF's file name on the site, such as `ar-frames-dunes`. */
  stem: string;
  /** The title in links to the PDF. */
  title: string;
  /** The file name that a visitor's download gets. */
  fileName: string;
  /** The data of the template, as JSON. */
  content: object;
}

/**
 * Lists every PDF in one language: the catalog, the book, and one PDF for each group of frames and each work.
 * app/generated/pictures.json must exist: the alternative texts of pictures come from it.
 */
export function listDocuments(content: Content, locale: Locale, pictures: PaperPictures): PaperDocument[] {
  const words = wordsIn(locale);
  const { paper } = words;
  const shared = common(content, locale);
  const shop = framesIn(locale, content);
  const frames = shop.map((frame) => paperFrame(frame, content, locale, pictures));
  // The example of an order uses the first group of frames that is not sold out.
  const example = shop[frames.findIndex(({ isSoldOut }) => !isSoldOut)];
  const works = (use: 'book' | 'workPdf') =>
    (['portfolio', 'projects'] as const).flatMap((kind) =>
      content[kind].map((work) => ({
        key: `${kind}/${work.slug}`,
        title: work.title[locale],
        work: paperWork(kind, work, content, locale, pictures, use),
      })),
    );
  const document = (key: string, template: string, title: string, fileTitle: string, ownContent: object) => ({
    key: `${locale}/${key}`,
    template,
    stem: `${locale}-${key.replace('/', '-')}`,
    title,
    fileName: fileNameOf(fileTitle, content, locale),
    content: { ...shared, title, ...ownContent },
  });
  const date = shownDay(content.site.catalogDate, locale);
  const prices = fill(paper.pricesOf, { date });

  return [
    document('catalog', 'catalog.typ', paper.catalog, paper.fileOfFrames, {
      dated: prices,
      cover: catalogCover(shop, content, pictures),
      room: catalogRoom(shop, content, pictures),
      sizes: paperSizes(content),
      ...pricesAndDelivery(content, locale),
      frames: frames.map((frame, index) => ({ ...frame, room: roomPage(index, shop, content, pictures) })),
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
    ...shop.map(({ slug, title }, index) =>
      document(`frames/${slug}`, 'frame-pdf.typ', title, title, { dated: prices, frame: frames[index] }),
    ),
    ...works('workPdf').map(({ key, title, work }) =>
      document(key, 'work-pdf.typ', title, title, { dated: fill(paper.asOf, { date }), work }),
    ),
  ];
}

/** What stands above the table of all prices, and what delivery costs in each zone. */
function pricesAndDelivery(content: Content, locale: Locale) {
  return {
    pricesText: [wordsIn(locale).paper.pricesText, salesTaxIn(locale, content)].filter(Boolean).join(' '),
    zones: (deliveryIn(locale, content)?.zones ?? []).map(({ name, priceText, notes }) => ({
      name: paperText(name, locale),
      price: priceText,
      notes,
    })),
  };
}

/** The data that the template of every PDF gets. */
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
      delivery: wordsIn(locale).ordering.delivery,
      scale: paperText(paper.scale, locale),
      // No-break spaces keep the telephone number on one line: if an Arabic line broke it, its second half would be
      // read first.
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

/**
 * The file name of a downloaded PDF, such as “Sindian-frames-2026.pdf” or «سنديان - اللوحات 2026.pdf», without
 * characters that operating systems forbid in file names.
 */
function fileNameOf(title: string, { site }: Content, locale: Locale): string {
  const year = site.catalogDate.slice(0, 4);
  const name = fill(wordsIn(locale).paper.fileName, { wordmark: site.wordmark[locale], title, year });
  const allowed = name.replaceAll(/[\\/:*?"<>|\p{C}]/gu, ' ').replaceAll(/\s+/g, locale === 'en' ? '-' : ' ');
  return `${allowed.trim()}.pdf`;
}
