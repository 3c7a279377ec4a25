import type { ar } from '../language/ar.ts';
import { type Locale, languages } from '../language/locales.ts';
import type { Words } from '../language/translate.ts';
import type { Mistake } from './content-error.ts';
import type { MistakeCode, MistakeValues } from './mistake-words.ts';
import { printable } from './printable.ts';

/** What the studio says differently from app/language: `nav.home` or `counts.month.few`, with one language or both. */
export const ownWordsFile = 'words.yaml';

type Dictionaries = Record<Locale, Words | typeof ar>;

/**
 * What is wrong with the words of content/words.yaml: keys that the site has not, and other {placeholders} than its own.
 * @param value what the file says
 */
export function ownWordsMistakes(value: unknown, dictionaries: Dictionaries): Mistake[] {
  if (value === undefined || value === null) return [];
  const mistake = (field: string, code: MistakeCode, values: MistakeValues = {}): Mistake => ({
    file: `content/${ownWordsFile}`,
    field,
    code,
    values,
  });
  if (!isGroup(value))
    return [mistake('', 'wrongType', { expected: { phrase: 'group' }, found: { phrase: 'foundList' } })];
  return Object.entries(value).flatMap(([key, texts]) => {
    const field = printable(key);
    if (languages.every((locale) => textAt(dictionaries[locale], key) === undefined))
      return [mistake(field, 'unknownWord')];
    if (!isGroup(texts) || Object.keys(texts).length === 0) return [mistake(field, 'wordInLanguages')];
    return Object.entries(texts).flatMap(([language, text]) => {
      const own = `${field}.${printable(language)}`;
      if (!languages.includes(language as Locale)) return [mistake(own, 'wordInLanguages')];
      const former = textAt(dictionaries[language as Locale], key);
      // Each language has plural forms of its own.
      if (former === undefined) return [mistake(own, 'unknownWord')];
      if (typeof text !== 'string' || text.trim() === '') return [mistake(own, 'wordEmpty')];
      const [expected, found] = [placeholdersOf(former), placeholdersOf(text)];
      return expected === found ? [] : [mistake(own, 'wordPlaceholders', { expected, found })];
    });
  });
}

/** The words of a language with the studio's own in their places; what the file says wrongly is left out. */
export function withOwnWords(words: Words, locale: Locale, value: unknown): Words {
  if (!isGroup(value)) return words;
  const own = structuredClone(words) as unknown as Record<string, Record<string, unknown>>;
  for (const [key, texts] of Object.entries(value)) {
    const text = isGroup(texts) ? texts[locale] : undefined;
    if (typeof text !== 'string' || textAt(words, key) === undefined) continue;
    const steps = key.split('.');
    const last = steps.pop() ?? '';
    const group = steps.reduce<Record<string, unknown>>(
      (inner, step) => inner[step] as Record<string, unknown>,
      own,
    );
    group[last] = text;
  }
  return own as unknown as Words;
}

/** The text of a key such as `counts.month.few`; undefined where the language has none. */
export function textAt(words: object, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>(
      (inner, step) => (isGroup(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined),
      words,
    );
  return typeof found === 'string' ? found : undefined;
}

function placeholdersOf(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
