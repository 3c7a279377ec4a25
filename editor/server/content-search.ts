import type { ContentKind } from '#model/content/content-kinds.ts';
import { fieldName } from '#model/content/field-path.ts';
import { ownWordsFile } from '#model/content/own-words.ts';
import { plainValues } from '#model/content/walk.ts';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { type Locale, languages } from '#model/language/locales.ts';
import { foldText } from '../forms/fold-text.ts';
import { addressOf } from './address-of.ts';

/** A text, and where it is edited. */
export interface SearchResult {
  kind: ContentKind;
  /** The page of the editor, the file below the content folder, and the field in it. */
  address: string;
  file: string;
  field: string;
  /** The language of the text; none where it has none (codes, names of files). */
  lang?: Locale | undefined;
  text: string;
}

export interface SearchAnswer {
  results: SearchResult[];
  /** How many there are in all. */
  count: number;
}

/** A text with what searches compare. */
type FoldedResult = SearchResult & { folded: string };

/** So many are shown. */
const maxResults = 50;

/** What the site says by itself, as a file would. */
const siteWords = Object.entries({ en, ar }).flatMap(([lang, words]) =>
  plainValues(words).map(({ path, value }) => ({ path: [...path, lang], value })),
);

/** All texts of the content that have fields, titles first, then the site's words, its own where the studio has none. */
export function searchableTexts(
  files: readonly { file: string; kind: ContentKind; value: unknown }[],
): FoldedResult[] {
  const words = { file: ownWordsFile, kind: 'words' as const, values: siteWords };
  const content = files.map(({ value, ...file }) => ({ ...file, values: plainValues(value) }));
  const texts = new Map<string, FoldedResult>();
  for (const { file, kind, values } of [words, ...content])
    for (const { path, value: text } of values) {
      // The currency stands in no form.
      if (typeof text !== 'string' || !text.trim() || path.at(-1) === 'currency') continue;
      const field = fieldName(path);
      const lang = languages.find((locale) => path.includes(locale));
      const source = { kind, address: addressOf(file), file, field, lang };
      texts.set(`${file}#${field}`, { ...source, text, folded: foldText(text) });
    }
  const rank = ({ kind, field }: SearchResult) => (kind === 'words' ? 2 : /^title\b/.test(field) ? 0 : 1);
  return [...texts.values()].toSorted((a, b) => rank(a) - rank(b));
}

/** The texts that hold all words of a query, in any order and in any way of writing them (see foldText). */
export function searchTexts(texts: readonly FoldedResult[], query: string): SearchAnswer {
  const words = foldText(query).split(' ').filter(Boolean);
  const found = texts.filter(({ folded }) => words.every((word) => folded.includes(word)));
  const shown = words.length === 0 ? [] : found;
  return { count: shown.length, results: shown.slice(0, maxResults).map(({ folded: _, ...one }) => one) };
}
