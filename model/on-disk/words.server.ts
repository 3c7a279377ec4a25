import { withOwnWords } from '#model/content/own-words.ts';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import type { Locale } from '#model/language/locales.ts';
import type { Words } from '#model/language/translate.ts';
import { content } from './read-content.server.ts';
import { readOnce } from './read-once.server.ts';

const dictionaries = readOnce((): Record<Locale, Words> => {
  const own = content().words;
  return { en: withOwnWords(en, 'en', own), ar: withOwnWords(ar, 'ar', own) };
});

/** Groups that one page alone shows: they come with its own data (see PageWords), so that the others stay light. */
const ownGroups = [
  'about',
  'services',
  'qr',
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
/** Groups that the build alone reads: for the printed catalog, and for search engines. */
const buildGroups = ['paper', 'results', 'moved'] as const satisfies (keyof Words)[];
/** In the other groups, what the build alone reads: pages get it written out in their data, or in a link's message. */
const buildKeys = {
  common: ['squareMeters'],
  counts: ['month', 'trainingHour', 'session', 'dollar', 'pdfPage'],
  paging: ['title'],
  picture: ['alt'],
  projects: ['area', 'duration', 'year', 'client', 'budget', 'location', 'style', 'scope'],
  whatsapp: ['work', 'workTitle'],
} as const satisfies { [Group in keyof Words]?: (keyof Words[Group])[] };

export type OwnGroup = (typeof ownGroups)[number];

/** Every label, heading and button of a language. */
export function wordsIn(locale: Locale): Words {
  return dictionaries()[locale];
}

/** The words that every page has. The keys that are missing there show themselves. */
export function sharedWordsIn(locale: Locale): Words {
  const others: readonly string[] = [...ownGroups, ...buildGroups];
  const groups = Object.entries(dictionaries()[locale]).filter(([group]) => !others.includes(group));
  const unread: Record<string, readonly string[]> = buildKeys;
  return Object.fromEntries(
    groups.map(([group, words]) => [
      group,
      Object.fromEntries(Object.entries(words).filter(([key]) => !unread[group]?.includes(key))),
    ]),
  ) as Words;
}

/** The words that a page has of its own. */
export function ownWordsIn(locale: Locale, ...groups: OwnGroup[]): Partial<Words> {
  return Object.fromEntries(groups.map((group) => [group, dictionaries()[locale][group]]));
}
