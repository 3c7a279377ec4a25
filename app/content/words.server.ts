import { ar } from '../language/ar.ts';
import { en } from '../language/en.ts';
import type { Locale } from '../language/locales.ts';
import type { Words } from '../language/translate.ts';

const dictionaries: Record<Locale, Words> = { en, ar };

/** Groups that one page alone shows: they come with its own data (see OwnWords), so that the others stay light. */
const ownGroups = ['brief', 'whatsappBrief', 'ordering', 'week', 'wall'] as const satisfies (keyof Words)[];

export type OwnGroup = (typeof ownGroups)[number];

/** Every label, heading and button of a language. */
export function wordsIn(locale: Locale): Words {
  return dictionaries[locale];
}

/**
 * The words that every page has. The groups that one page alone shows are missing, and the printed catalog's: elsewhere
 * their keys show themselves.
 */
export function sharedWordsIn(locale: Locale): Words {
  const groups = Object.entries(dictionaries[locale]);
  return Object.fromEntries(
    groups.filter(([group]) => group !== 'paper' && !ownGroups.some((own) => own === group)),
  ) as Words;
}

/** The words that a page has of its own. */
export function ownWordsIn(locale: Locale, ...groups: OwnGroup[]): Partial<Words> {
  return Object.fromEntries(groups.map((group) => [group, dictionaries[locale][group]]));
}
