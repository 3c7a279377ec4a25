import { textAt } from '../../app/content/own-words.ts';
import { ar } from '../../app/language/ar.ts';
import { en } from '../../app/language/en.ts';
import type { Locale } from '../../app/language/locales.ts';
import { pluralNames, wordGroups } from './word-groups.ts';

/** One text of the site's own words: `nav.home`, or one plural form of a number, which a language may not have. */
export interface SiteWord {
  key: string;
  texts: Partial<Record<Locale, string>>;
}

/** So much (signs) of a sentence is enough to know it by. */
const longestName = 48;

/** All words of the site, by the groups in which the editor shows them. */
export const siteWords: ReadonlyMap<string, readonly SiteWord[]> = new Map(
  Object.keys(wordGroups).map((group) => [group, wordsOf(group)]),
);

/** What the site says at a key by itself; undefined where the language has no such text. */
export function builtInText(key: string, locale: Locale): string | undefined {
  return textAt({ en, ar }[locale], key);
}

/** The same by a field of the file: `nav.home.en`. */
export function builtInAt(field: string): string | undefined {
  const [, key = '', language = ''] = /^(.+)\.(en|ar)$/.exec(field) ?? [];
  return language ? builtInText(key, language as Locale) : undefined;
}

/** What a word is called by where it is seen and what the site says there; undefined where there is none. */
export function wordLabel(key: string, locale: Locale): string | undefined {
  const group = wordGroups[key.split('.')[0] as keyof typeof wordGroups];
  const text = builtInText(key, locale) ?? builtInText(key, locale === 'ar' ? 'en' : 'ar');
  if (!group || text === undefined) return undefined;
  const letters = [...text];
  const known = letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : text;
  const named = `\u2068${known}\u2069`;
  return `${group.label[locale]} · ${locale === 'ar' ? `«${named}»` : `“${named}”`}`;
}

/** The {placeholders} of a text, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))];
}

function wordsOf(group: string): SiteWord[] {
  const all = {
    en: (en as Record<string, object>)[group] ?? {},
    ar: (ar as Record<string, object>)[group] ?? {},
  };
  const names = [...new Set([...keysIn(all.en), ...keysIn(all.ar)])];
  return inOrderOfForms(names).map((name) => {
    const texts = { en: textAt(all.en, name), ar: textAt(all.ar, name) };
    const there = Object.entries(texts).filter(([, text]) => text !== undefined);
    return { key: `${group}.${name}`, texts: Object.fromEntries(there) };
  });
}

/** `heading`, or of a number's plural forms `month.few`. */
function keysIn(group: object): string[] {
  return Object.entries(group).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [name] : keysIn(inner).map((form) => `${name}.${form}`),
  );
}

/** The forms of one number stand together, from none to many. */
function inOrderOfForms(names: string[]): string[] {
  const forms = Object.keys(pluralNames);
  const byNumber = Map.groupBy(names, (name) => name.split('.')[0]);
  return [...byNumber.values()].flatMap((own) =>
    own.toSorted((a, b) => forms.indexOf(a.split('.')[1] ?? '') - forms.indexOf(b.split('.')[1] ?? '')),
  );
}
