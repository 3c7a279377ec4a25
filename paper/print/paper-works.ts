import path from 'node:path';
import { pictureWords } from '#app/loaders/pictures.server.ts';
import { portfolioFacts, projectFacts } from '#app/loaders/projects.server.ts';
import type { Fact } from '#app/loaders/types.ts';
import { cropShape } from '#model/geometry/crop-shapes.ts';
import type { Locale } from '#model/language/locales.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { itemAddress } from '#model/site-map.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { paperWorkText } from '#model/whatsapp/paper-text.ts';
import type { Cut, PaperPictures } from './paper-pictures.ts';
import { paperQr } from './paper-site.ts';
import { paperText } from './paper-text.ts';

type Work = Content['portfolio'][number] | Content['projects'][number];

/**
 * How the pictures of a work are cut: in the book, in the book if the work has only two pictures, and in the work's own
 * PDF, whose file should be small.
 */
const cuts = {
  book: [
    { width: 1120, shape: cropShape('pdf-cover') },
    { width: 1240, shape: cropShape('pdf-second') },
    { width: 900, shape: cropShape('pdf-third') },
  ],
  bookOfTwo: [
    { width: 1120, shape: cropShape('pdf-cover') },
    { width: 1180, shape: cropShape('pdf-second-of-two') },
  ],
  workPdf: [
    { width: 1100, shape: cropShape('pdf-sheet') },
    { width: 560, shape: cropShape('pdf-sheet') },
    { width: 560, shape: cropShape('pdf-sheet') },
  ],
} satisfies Record<string, Cut[]>;

/** The data that templates get of a work of the portfolio or a project: up to three pictures, the cover first. */
export function paperWork(
  kind: 'portfolio' | 'projects',
  work: Work,
  content: Content,
  locale: Locale,
  pictures: PaperPictures,
  use: 'book' | 'workPdf',
) {
  const words = wordsIn(locale);
  const title = work.title[locale];
  const url = `${content.site.url}${itemAddress(kind, work.slug, locale)}`;
  const others = work.images.filter((image) => image.url !== work.coverImage.url);
  const images = [work.coverImage, ...others];
  const shown = cuts[use === 'book' && images.length === 2 ? 'bookOfTwo' : use].flatMap((cut, index) => {
    const image = images[index];
    if (!image) return [];
    const { label, caption, alt } = pictureWords(image, title, index, words, locale);
    const file = pictures.name(path.posix.join(work.folder, image.url), { ...cut, focus: image.focus });
    return [
      {
        file,
        shape: cut.shape,
        alt: label ?? alt,
        caption: paperText(caption ?? label ?? '', locale),
        link: url,
      },
    ];
  });
  return {
    id: `${kind}-${work.slug}`,
    title: paperText(title, locale),
    kicker: paperText(`${work.category[locale]} · ${work.details.year}`, locale),
    description: paperText(work.description[locale], locale),
    pictures: shown,
    facts: factsOf(work, locale).map(({ label, text }) => ({ label, text: paperText(text, locale) })),
    features:
      'features' in work.details
        ? work.details.features[locale].map((feature) => paperText(feature, locale))
        : [],
    chat: chatLink(content.site.chatNumber, paperWorkText(words, { title, url }, locale)),
    qr: paperQr(url, title, locale),
  };
}

/** A work's facts without the year, which stands beside the category at the top of the page. */
function factsOf(work: Work, locale: Locale): Fact[] {
  const words = wordsIn(locale);
  const facts =
    'budget' in work.details
      ? projectFacts(work.details, words, locale)
      : portfolioFacts(work.details, words, locale);
  return facts.filter(({ label }) => label !== words.projects.year);
}
