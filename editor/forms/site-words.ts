import { valueAt } from '#model/content/field-path.ts';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import type { Locale } from '#model/language/locales.ts';
import { pluralNames, wordGroups } from './word-groups.ts';

/** So much (signs) of a sentence is enough to know it by. */
const maxLabelLength = 48;

/** What the site says by itself at a field of words.yaml, such as `nav.home.en`; undefined where it says nothing. */
export function builtInAt(field: string): string | undefined {
  const steps = field.split('.');
  const text = valueAt(steps.pop() === 'ar' ? ar : en, steps);
  return typeof text === 'string' ? text : undefined;
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
  return letters.length > maxLabelLength ? `${letters.slice(0, maxLabelLength - 1).join('')}…` : text;
}
