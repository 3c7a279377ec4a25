import type { en } from './en.ts';
import type { Locale } from './locales.ts';

/** Plural forms of a noun, named as in Intl.PluralRules; Arabic uses all six. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type Groups = typeof en;
type CountName = keyof Groups['counts'];

/** All texts of one language: the groups of en.ts, with a text for each key. */
export type Words = {
  [Group in keyof Groups]: Group extends 'counts'
    ? Record<CountName, PluralForms>
    : Record<keyof Groups[Group], string>;
};

/** A key of a text, such as `nav.home`. */
export type WordKey = {
  [Group in Exclude<keyof Groups, 'counts'>]: `${Group}.${keyof Groups[Group] & string}`;
}[Exclude<keyof Groups, 'counts'>];

export type Values = Record<string, string | number>;

/** Fills {braces} with values; a placeholder without a value stays unchanged. */
export function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Returns the text of a key, with its {braces} filled. If the key has no text, the result is the key itself. */
export function translate(words: Words, key: WordKey, values?: Values): string {
  const [group = '', name = ''] = key.split('.');
  const text = (words as Record<string, Record<string, unknown>>)[group]?.[name];
  return typeof text === 'string' ? fill(text, values) : key;
}

/**
 * A number with its noun in the right plural form, such as «ساعتان» or “3 sessions”.
 * @param n a whole number of 0 or more
 */
export function count(words: Words, locale: Locale, name: CountName, n: number): string {
  return countIn(locale, words.counts[name], n);
}

/** A number with its noun, from the plural forms of the noun in that language. */
export function countIn(locale: Locale, forms: PluralForms, n: number): string {
  const rule = n === 0 && forms.zero ? 'zero' : new Intl.PluralRules(locale).select(n);
  return fill(forms[rule] ?? forms.other, { n: groupDigits(n) });
}

/**
 * A print size as people read it, made from its name in data and addresses.
 * @param size width and height in cm
 * @example sizeText('30x40') // '30×40'
 */
export function sizeText(size: string): string {
  return size.replace('x', '×');
}

/** A whole number with a comma every three digits, the same in every browser: 2400 → “2,400”. */
export function groupDigits(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
