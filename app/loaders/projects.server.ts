import { firstPictures } from '#model/content/first-pictures.ts';
import type { Bilingual } from '#model/content/group.ts';
import type { Locale } from '#model/language/locales.ts';
import { count, fill, groupDigits, type Words } from '#model/language/translate.ts';
import type { Item } from '#model/on-disk/content-folder.server.ts';
import { type Content, content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { itemAddress } from '#model/site-map.ts';
import { withFormerSlugs } from './moved.server.ts';
import { alternativeText, picture, pictureWords } from './pictures.server.ts';
import type {
  Comparison,
  Fact,
  HangingPrint,
  PortfolioCard,
  PortfolioProject,
  Project,
  ProjectCard,
  ProjectPicture,
} from './types.ts';

export function portfolioIn(locale: Locale): PortfolioProject[] {
  const words = wordsIn(locale);
  return content().portfolio.map((project) => ({
    ...gallery(project, words, locale),
    ...withFormerSlugs('portfolio', project.slug),
    ...formattedMeasures(project.details, words, locale),
    facts: portfolioFacts(project.details, words, locale),
  }));
}

/** @param withBlur whether covers get a blurred placeholder, for pages where they stand near the top */
export function projectsIn(locale: Locale, withBlur = true): Project[] {
  const words = wordsIn(locale);
  return content().projects.map((project) => ({
    ...gallery(project, words, locale, withBlur),
    ...withFormerSlugs('projects', project.slug),
    ...formattedMeasures(project.details, words, locale),
    categoryInEnglish: project.category.en,
    excerpt: project.excerpt[locale],
    facts: projectFacts(project.details, words, locale),
    features: project.details.features[locale],
  }));
}

/** The data of the cards of all projects. */
export function projectCardsIn(locale: Locale, withBlur = true): ProjectCard[] {
  return projectsIn(locale, withBlur).map((project) => splitProject(project).card);
}

/** The data of the tiles of all portfolio projects. */
export function portfolioCardsIn(locale: Locale): PortfolioCard[] {
  return portfolioIn(locale).map((project) => splitPortfolioProject(project).card);
}

/** Splits a project into the data of its card and the rest. */
export function splitProject({ description, images, comparison, facts, features, ...card }: Project) {
  return {
    card: card satisfies ProjectCard,
    rest: { description, images, facts, features, ...(comparison ? { comparison } : {}) },
  };
}

/** Splits a portfolio project into the data of its tile and the rest. */
export function splitPortfolioProject({ description, images, comparison, facts, ...card }: PortfolioProject) {
  return {
    card: card satisfies PortfolioCard,
    rest: { description, images, facts, ...(comparison ? { comparison } : {}) },
  };
}

/** The facts of a portfolio project, in the order in which they are shown. */
export function portfolioFacts(
  details: Content['portfolio'][number]['details'],
  words: Words,
  locale: Locale,
): Fact[] {
  const { area, duration, year } = formattedMeasures(details, words, locale);
  return [
    { label: words.projects.area, text: area },
    { label: words.projects.duration, text: duration },
    { label: words.projects.year, text: year },
    { label: words.projects.client, text: details.client[locale] },
    { label: words.projects.location, text: details.location[locale] },
    { label: words.projects.style, text: details.style[locale] },
  ];
}

/**
 * The facts of a project, in the order in which they are shown. The year is missing here: it stands beside the
 * category.
 */
export function projectFacts(
  details: Content['projects'][number]['details'],
  words: Words,
  locale: Locale,
): Fact[] {
  const { area, duration } = formattedMeasures(details, words, locale);
  return [
    { label: words.projects.area, text: area },
    { label: words.projects.duration, text: duration },
    { label: words.projects.client, text: details.client[locale] },
    { label: words.projects.budget, text: fill(words.common.jod, { n: groupDigits(details.budget) }) },
    { label: words.projects.location, text: details.location[locale] },
    { label: words.projects.style, text: details.style[locale] },
    { label: words.projects.scope, text: details.scope[locale] },
  ];
}

type Image = Content['projects'][number]['images'][number];
type HangingNames = NonNullable<Image['prints']>[number];

interface GalleryContent {
  title: Bilingual;
  category: Bilingual;
  description: Bilingual;
  coverImage: { url: string; label: Bilingual; dusk?: string | undefined };
  images: Image[];
  comparison?: { before: string; after: string } | undefined;
}

/** The texts and pictures that portfolio projects and projects have in common. */
function gallery(project: Item<GalleryContent>, words: Words, locale: Locale, withBlur = true) {
  const title = project.title[locale];
  const first = new Set(firstPictures(project));
  const images = project.images.map((image, index): ProjectPicture => {
    const texts = pictureWords(image, title, index, words, locale);
    const shown = picture(project.folder, image, texts, false, first.has(image));
    return image.prints ? { ...shown, prints: image.prints.map((one) => hangingPrint(one, locale)) } : shown;
  });
  const pictureAt = (url: string | undefined) =>
    images[project.images.findIndex((image) => image.url === url)];
  const before = pictureAt(project.comparison?.before);
  const after = pictureAt(project.comparison?.after);
  return {
    slug: project.slug,
    title,
    category: project.category[locale],
    description: project.description[locale],
    cover: picture(project.folder, project.coverImage, alternativeText(project.coverImage, locale), withBlur),
    images,
    ...(before && after ? { comparison: { before, after } satisfies Comparison } : {}),
  };
}

/** The name of one print in a picture, or of several prints of one group, and the address where it is sold. */
function hangingPrint({ frame, print }: HangingNames, locale: Locale): HangingPrint {
  const sold = content().frames.find(({ slug }) => slug === frame);
  if (!sold) throw new Error(`There is no frame group ${frame}`);
  const address = itemAddress('frames', frame, locale);
  const name = sold.prints.find(({ id }) => id === print)?.name[locale];
  if (!name) return { name: sold.title[locale], to: address };
  return {
    name: `${sold.title[locale]}${wordsIn(locale).common.listComma}${name}`,
    to: `${address}?print=${print}`,
  };
}

function formattedMeasures(
  details: { area: number; duration: number; year: number },
  words: Words,
  locale: Locale,
) {
  return {
    area: fill(words.common.squareMeters, { n: groupDigits(details.area) }),
    duration: count(words, locale, 'month', details.duration),
    year: String(details.year),
  };
}
