import path from 'node:path';
import type { OutlinedWord } from '#app/loaders/types.ts';
import type { Focus } from '#model/geometry/media.ts';
import type { Locale } from '#model/language/locales.ts';
import type { readContent } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { addressOf, itemAddress, type PageKey, pages } from '#model/site-map.ts';
import { wordOutline } from '../word-mark/word-outline.ts';

type Content = ReturnType<typeof readContent>;

/** What one link preview shows. */
export interface Preview {
  /** The address of the page that it stands for, such as `/ar/frames/dunes`. */
  address: string;
  /** The start of its file's name, such as `ar-frames-dunes`. */
  name: string;
  locale: Locale;
  wordMark: string;
  /** Drawn instead of the word's letters. */
  wordOutline: OutlinedWord | null;
  title: string;
  /** The short line below the title. */
  line: string;
  /** The picture's path below content/. */
  picture: string;
  /** What stays in sight of it. */
  focus?: Focus | undefined;
}

/** Lists the previews of all pages and items in one language. */
export function listPreviews(content: Content, locale: Locale): Preview[] {
  const { site } = content;
  const words = wordsIn(locale);
  const wordMark = site.wordmark[locale];
  const common = { locale, wordMark, wordOutline: wordOutline(wordMark, locale) };
  const ofPages = pages.map(({ key }) => ({
    ...common,
    address: addressOf(key, locale),
    name: `${locale}-${key}`,
    // The words that the visitor finds at the top of the page.
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
    ...(images[0] ? placed(folder, images[0]) : placed('', site.hero.background.image)),
  }));
  return [...ofPages, ...ofFrames, ...ofWorks];
}

/** The picture of a page of the site map; the hero's where the content has none that fits. */
function pagePicture(key: PageKey, content: Content): PlacedPicture {
  const { site, services, portfolio, projects, frames, courses, rooms } = content;
  const place = (item: { folder: string } | undefined, image: CroppedPicture | undefined) =>
    item && image && placed(item.folder, image);
  const [work] = portfolio;
  // Paper and samples on a table: what the steps begin with.
  const table = services.find(({ slug }) => slug === 'interior-design-consultation');
  const pictures: Record<PageKey, PlacedPicture | undefined> = {
    home: placed('', site.hero.background.image),
    services: placed('', site.servicesBanner),
    portfolio: place(work, work?.coverImage),
    frames: place(frames[0], frames[0]?.images[0]),
    courses: place(courses[0], courses[0]?.thumbnail),
    projects: place(projects[0], projects[0]?.coverImage),
    process: place(table, table?.image),
    testimonials: place(work, work?.images[2]),
    faq: place(work, work?.images[1]),
    contact: placed('', site.contact.image),
    brief: place(projects[1], projects[1]?.coverImage),
    ordering: place(frames[1], frames[1]?.images[0]),
    wall: rooms[0] && { picture: rooms[0].picture },
    privacy: placed('', site.contact.image),
    accessibility: placed('', site.hero.background.image),
  };
  return pictures[key] ?? placed('', site.hero.background.image);
}

interface CroppedPicture {
  url: string;
  focus?: Focus | undefined;
}

type PlacedPicture = Pick<Preview, 'picture' | 'focus'>;

/** A picture of an item by its path below content/, with its focus. */
function placed(folder: string, { url, focus }: CroppedPicture): PlacedPicture {
  return { picture: path.posix.join(folder, url), focus };
}
