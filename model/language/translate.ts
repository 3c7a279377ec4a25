import type { en } from './en.ts';
import type { Locale } from './locales.ts';

/** Plural forms of a count, named as Intl.PluralRules names them; Arabic uses all six. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type Groups = typeof en;
type CountName = keyof Groups['counts'];

/** The words of one language: the groups of en.ts, each key with a text. */
export type Words = {
  [Group in keyof Groups]: Group extends 'counts'
    ? Record<CountName, PluralForms>
    : Record<keyof Groups[Group], string>;
};

/** A key such as `nav.home`. */
export type WordKey = {
  [Group in Exclude<keyof Groups, 'counts'>]: `${Group}.${keyof Groups[Group] & string}`;
}[Exclude<keyof Groups, 'counts'>];

export type Values = Record<string, string | number>;

/** Fills {braces} with values; a placeholder without a value stays as it is. */
export function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The text of a key, its {braces} filled. A key without a text shows itself. */
export function translate(words: Words, key: WordKey, values?: Values): string {
  const [group = '', name = ''] = key.split('.');
  const text = (words as Record<string, Record<string, unknown>>)[group]?.[name];
  return typeof text === 'string' ? fill(text, values) : key;
}

/**
 * A count with its noun in the right plural form, such as «ساعتان» or “3 sessions”.
 * @param n a whole number of 0 or more
 */
export function count(words: Words, locale: Locale, name: CountName, n: number): string {
  const forms: PluralForms = words.counts[name];
  const rule = n === 0 && forms.zero ? 'zero' : new Intl.PluralRules(locale).select(n);
  return fill(forms[rule] ?? forms.other, { n: groupDigits(n) });
}

/**
 * A size as it is read, of its name in data and addresses.
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
