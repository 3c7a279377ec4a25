import { valueAt } from '#model/content/field-path.ts';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import type { Locale } from '#model/language/locales.ts';
import { pluralNames, wordGroups } from './word-groups.ts';

/** The maximum length of a label in characters. A longer sentence is cut: its beginning is enough to recognize it. */
const maxLabelLength = 48;

/** Finds the built-in text that a field of words.yaml replaces, such as `nav.home.en`. @returns undefined if none exists */
export function builtInAt(field: string): string | undefined {
  const steps = field.split('.');
  const text = valueAt(steps.pop() === 'ar' ? ar : en, steps);
  return typeof text === 'string' ? text : undefined;
}

/**
 * Makes the label of a field of words.yaml, which has the interface texts of the site. A group is labeled by the part of the
 * site that shows it, a plural form by the numbers that use it, and a text by the beginning of the built-in text.
 * @param path the path of the field without the language: `nav`, `nav.home`, `counts.month.few`
 */
export function wordLabel(path: string): Record<Locale, string> | undefined {
  const steps = path.split('.');
  const [group, , form] = steps;
  if (steps.length === 1) return wordGroups[group as keyof typeof wordGroups];
  if (form) return pluralNames[form as Intl.LDMLPluralRule];
  const [english, arabic] = [valueAt(en, steps), valueAt(ar, steps)];
  // A text with several plural forms is labeled by its form `other`, which every language has.
  const [inEnglish, inArabic] = [english, arabic].map((text) =>
    typeof text === 'object' ? (text as { other?: string } | null)?.other : text,
  );
  if (typeof inEnglish !== 'string' || typeof inArabic !== 'string') return undefined;
  return { en: shortened(inEnglish), ar: shortened(inArabic) };
}

/** Joins the label of a field of words.yaml to the label of the field's group: `Menu · “Home”`. */
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
