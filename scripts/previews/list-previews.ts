import path from 'node:path';
import { builtPages } from '#app/loaders/built-pages.server.ts';
import type { OutlinedWord } from '#app/loaders/types.ts';
import { firstPrints } from '#model/content/first-prints.ts';
import type { Focus } from '#model/geometry/media.ts';
import type { Locale } from '#model/language/locales.ts';
import type { readContent } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { addressOf, itemAddress, type PageKey } from '#model/site-map.ts';
import { wordOutline } from '../word-mark/word-outline.ts';
import type { HungPrints } from './hang-prints.ts';

type Content = ReturnType<typeof readContent>;

/** The content of one link preview. */
export interface Preview {
  /** The address of the previewed page, such as `/ar/frames/dunes`. */
  address: string;
  /** The start of the name of the preview's file, such as `ar-frames-dunes`. */
  name: string;
  locale: Locale;
  wordMark: string;
  /** The outline of the word mark, which is drawn instead of its text. */
  wordOutline: OutlinedWord | null;
  title: string;
  /** The short line below the title. */
  line: string;
  /** The picture's path below content/. */
  picture: string;
  /** The point of the picture that stays visible when it is cropped. */
  focus?: Focus | undefined;
  /** Framed prints that hang in the room of the picture. */
  hung?: HungPrints;
}

/** Lists the previews of all pages and items in one language. */
export function listPreviews(content: Content, locale: Locale): Preview[] {
  const { site } = content;
  const words = wordsIn(locale);
  const wordMark = site.wordmark[locale];
  const common = { locale, wordMark, wordOutline: wordOutline(wordMark, locale) };
  const ofPages = builtPages(content).map(({ key }) => ({
    ...common,
    address: addressOf(key, locale),
    name: `${locale}-${key}`,
    // The title is the heading at the top of the page.
    title: key === 'home' ? site.hero.headline[locale] : words[key].heading,
    line: site.tagline[locale],
    ...pagePicture(key, content),
  }));
  const ofWorks = (['portfolio', 'projects'] as const).flatMap((key) =>
    content[key].map(({ slug, title, category, details, folder, coverImage }) => ({
      ...common,
      address: itemAddress(key, slug, locale),
      name: `${locale}-${key}-${slug}`,
      title: title[locale],
      line: `${category[locale]}${words.common.listComma}${details.year}`,
      picture: path.posix.join(folder, coverImage.url),
      focus: coverImage.focus,
    })),
  );
  const ofFrames = content.frames.map(({ slug, title, folder, images }) => ({
    ...common,
    address: itemAddress('frames', slug, locale),
    name: `${locale}-frames-${slug}`,
    title: title[locale],
    line: site.name[locale],
    ...(images[0] ? previewPicture(folder, images[0]) : previewPicture('', site.hero.background.image)),
  }));
  return [...ofPages, ...ofFrames, ...ofWorks];
}

/** The picture for a page of the site map, or the hero's picture if the content has none that fits. */
function pagePicture(key: PageKey, content: Content): PreviewPicture {
  const { site, studio, services, portfolio, projects, frames, courses, rooms } = content;
  const itemPicture = (item: { folder: string } | undefined, image: CroppedPicture | undefined) =>
    item && image && previewPicture(item.folder, image);
  const [work] = portfolio;
  // The first step of a project is a consultation: the picture of that service, paper and samples on a table, previews the
  // page of steps.
  const table = services.find(({ slug }) => slug === 'interior-design-consultation');
  const pictures: Record<PageKey, PreviewPicture | undefined> = {
    home: previewPicture('', site.hero.background.image),
    services: previewPicture('', site.servicesBanner),
    portfolio: itemPicture(work, work?.coverImage),
    frames: itemPicture(frames[0], frames[0]?.images[0]),
    courses: itemPicture(courses[0], courses[0]?.thumbnail),
    projects: itemPicture(projects[0], projects[0]?.coverImage),
    process: itemPicture(table, table?.image),
    testimonials: itemPicture(work, work?.images[2]),
    faq: itemPicture(work, work?.images[1]),
    contact: previewPicture('', site.contact.image),
    brief: itemPicture(projects[1], projects[1]?.coverImage),
    studio: previewPicture('', studio.story?.picture ?? studio.materials?.[0]?.picture ?? site.contact.image),
    ordering: itemPicture(frames[1], frames[1]?.images[0]),
    wall: rooms[0] && { picture: rooms[0].picture, ...hungIn(rooms[0], content) },
    privacy: previewPicture('', site.contact.image),
    accessibility: previewPicture('', site.hero.background.image),
  };
  return pictures[key] ?? previewPicture('', site.hero.background.image);
}

interface CroppedPicture {
  url: string;
  focus?: Focus | undefined;
}

type PreviewPicture = Pick<Preview, 'picture' | 'focus' | 'hung'>;

/** The first prints of the shop, as they hang in a sample room; nothing where there is no flat art. */
function hungIn({ homography, center }: Content['rooms'][number], content: Content): Pick<Preview, 'hung'> {
  const prints = firstPrints(content.frames).map(({ frame, art, size, color }) => ({
    art: path.posix.join('frames', frame, art),
    swatch: content.frameColors.find(({ id }) => id === color)?.swatch ?? '',
    size,
  }));
  return prints.length > 0 ? { hung: { homography, center, prints } } : {};
}

/** The path of a picture below content/, and its focus. */
function previewPicture(folder: string, { url, focus }: CroppedPicture): PreviewPicture {
  return { picture: path.posix.join(folder, url), focus };
}
