import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ar } from '../language/ar.ts';
import { en } from '../language/en.ts';
import type { Locale } from '../language/locales.ts';
import type { Words } from '../language/translate.ts';
import { contentRoot } from './folders.server.ts';
import { ownWordsFile, withOwnWords } from './own-words.ts';
import { readOnce } from './read-once.server.ts';
import { readYaml } from './read-yaml.ts';

const dictionaries = readOnce((): Record<Locale, Words> => {
  const own = readOwnWords();
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

export type OwnGroup = (typeof ownGroups)[number];

/** Every label, heading and button of a language. */
export function wordsIn(locale: Locale): Words {
  return dictionaries()[locale];
}

/** The words that every page has. The keys of groups that are missing there show themselves. */
export function sharedWordsIn(locale: Locale): Words {
  const others: readonly string[] = [...ownGroups, ...buildGroups];
  const groups = Object.entries(dictionaries()[locale]);
  return Object.fromEntries(groups.filter(([group]) => !others.includes(group))) as Words;
}

/** The words that a page has of its own. */
export function ownWordsIn(locale: Locale, ...groups: OwnGroup[]): Partial<Words> {
  return Object.fromEntries(groups.map((group) => [group, dictionaries()[locale][group]]));
}

/** What content/words.yaml says; the check tells what is wrong in it. */
function readOwnWords(): unknown {
  const place = path.join(contentRoot, ownWordsFile);
  return existsSync(place) ? readYaml(readFileSync(place)).value : undefined;
}
