import { withCustomWords } from '#model/content/custom-words.ts';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import type { Locale } from '#model/language/locales.ts';
import type { Words } from '#model/language/translate.ts';
import { content } from './read-content.server.ts';
import { readOnce } from './read-once.server.ts';

const dictionaries = readOnce((): Record<Locale, Words> => {
  const customWords = content().words;
  return { en: withCustomWords(en, 'en', customWords), ar: withCustomWords(ar, 'ar', customWords) };
});

/**
 * Groups of words that only one page shows. They are part of that page's data (see PageWords), which keeps other pages
 * small.
 */
const pageGroups = [
  'about',
  'services',
  'qr',
  'studio',
  'courses',
  'offline',
  'brief',
  'whatsappBrief',
  'ordering',
  'week',
  'wall',
  'courses',
  'privacy',
  'accessibility',
] as const satisfies (keyof Words)[];
/**
 * Groups of words that only the build reads: the words of PDFs, search results and the pages at moved addresses,
 * and those that pages get filled in, in their data.
 */
const buildGroups = [
  'paper',
  'results',
  'moved',
  'delivery',
  'specification',
  'requests',
  'terms',
] as const satisfies (keyof Words)[];
/**
 * Words that only the build reads, in groups that pages use too. Pages get these texts already filled in, in their data
 * or in the message of a link.
 */
const buildKeys = {
  common: ['squareMeters'],
  counts: ['month', 'trainingHour', 'participant', 'session', 'dollar', 'pdfPage'],
  paging: ['title'],
  picture: ['alt'],
  projects: ['area', 'duration', 'year', 'client', 'budget', 'location', 'style', 'scope'],
  whatsapp: ['work', 'workTitle', 'otherSizes', 'otherSizesLines', 'quantities', 'quantitiesLines'],
} as const satisfies { [Group in keyof Words]?: (keyof Words[Group])[] };

export type PageGroup = (typeof pageGroups)[number];

/** Every label, heading and button of a language. */
export function wordsIn(locale: Locale): Words {
  return dictionaries()[locale];
}

/** The words that every page gets. If a page uses a key that these words lack, visitors see the key itself. */
export function sharedWordsIn(locale: Locale): Words {
  const others: readonly string[] = [...pageGroups, ...buildGroups];
  const groups = Object.entries(dictionaries()[locale]).filter(([group]) => !others.includes(group));
  const unread: Record<string, readonly string[]> = buildKeys;
  return Object.fromEntries(
    groups.map(([group, words]) => [
      group,
      Object.fromEntries(Object.entries(words).filter(([key]) => !unread[group]?.includes(key))),
    ]),
  ) as Words;
}

/** The words of groups that only one page shows. */
export function pageWordsIn(locale: Locale, ...groups: PageGroup[]): Partial<Words> {
  return Object.fromEntries(groups.map((group) => [group, dictionaries()[locale][group]]));
}
