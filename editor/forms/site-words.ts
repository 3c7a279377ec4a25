import { fieldName, valueAt } from '../../app/content/mistakes.ts';
import { plainValues } from '../../app/content/plain-values.ts';
import { ar } from '../../app/language/ar.ts';
import { en } from '../../app/language/en.ts';
import type { Locale } from '../../app/language/locales.ts';
import { pluralNames, wordGroups } from './word-groups.ts';

const dictionaries = { en, ar };

/** So much (signs) of a sentence is enough to know it by. */
const longestName = 48;

/** All texts of the site's own words, by their fields in words.yaml: `nav.home.en`. */
export const builtInTexts: { field: string; lang: Locale; text: string }[] = Object.entries(
  dictionaries,
).flatMap(([lang, words]) =>
  plainValues(words).map(({ path, value }) => ({
    field: fieldName([...path, lang]),
    lang: lang as Locale,
    text: String(value),
  })),
);

/** What the site says by itself at a field of words.yaml; undefined where it says nothing. */
export function builtInAt(field: string): string | undefined {
  return builtInTexts.find((one) => one.field === field)?.text;
}

/**
 * What is called what in words.yaml: a group by where it is seen, a plural form by its numbers, a text by what the site says.
 * @param path without the language: `nav`, `nav.home`, `counts.month.few`
 */
export function wordLabel(path: string): Record<Locale, string> | undefined {
  const steps = path.split('.');
  const [group, , form] = steps;
  if (steps.length === 1) return wordGroups[group as keyof typeof wordGroups];
  if (form) return pluralNames[form as Intl.LDMLPluralRule];
  const [english, arabic] = [valueAt(en, steps), valueAt(ar, steps)];
  // A number is known by the form that every language has.
  const [inEnglish, inArabic] = [english, arabic].map((text) =>
    typeof text === 'object' ? (text as { other?: string } | null)?.other : text,
  );
  if (typeof inEnglish !== 'string' || typeof inArabic !== 'string') return undefined;
  return { en: shortened(inEnglish), ar: shortened(inArabic) };
}

/** A field of words.yaml with the group that it stands in: “Menu · “Home””. */
export function wordInGroup(path: string, locale: Locale): string | undefined {
  const group = wordGroups[path.split('.')[0] as keyof typeof wordGroups]?.[locale];
  const label = wordLabel(path)?.[locale];
  if (!group || label === undefined || !path.includes('.')) return group;
  const named = `\u2068${label}\u2069`;
  return `${group} · ${locale === 'ar' ? `«${named}»` : `“${named}”`}`;
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : text;
}
