import type { ContentKind } from '#model/content/content-kinds.ts';
import { customWordsFile } from '#model/content/custom-words.ts';
import { fieldName } from '#model/content/field-path.ts';
import { scalarsIn } from '#model/content/walk.ts';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { type Locale, languages } from '#model/language/locales.ts';
import { foldText } from '../forms/fold-text.ts';
import { addressOf } from './address-of.ts';

/** A text of the content, with the field where the owner edits the text. */
export interface SearchResult {
  kind: ContentKind;
  /**
   * The address of the page in the editor. `file` is a path below the content folder, and `field` is a field of this
   * file.
   */
  address: string;
  file: string;
  field: string;
  /** The language of the text; undefined for a text without a language, such as a code or a file name. */
  lang?: Locale | undefined;
  text: string;
}

export interface SearchAnswer {
  results: SearchResult[];
  /** The number of all search results. The server sends only the first ones. */
  count: number;
}

/** A text together with its folded form, which searches compare (see foldText). */
type FoldedResult = SearchResult & { folded: string };

/** The maximum number of search results that the server sends. */
const maxResults = 50;

/** The site's built-in words, each with its path in words.yaml. */
const siteWords = Object.entries({ en, ar }).flatMap(([lang, words]) =>
  scalarsIn(words).map(({ path, value }) => ({ path: [...path, lang], value })),
);

/**
 * Lists all texts that the owner can edit in a form: first titles, then other texts of the content, then the site's
 * words. A built-in word is listed only where the studio has no word of its own.
 */
export function searchableTexts(
  files: readonly { file: string; kind: ContentKind; value: unknown }[],
): FoldedResult[] {
  const words = { file: customWordsFile, kind: 'words' as const, values: siteWords };
  const content = files.map(({ value, ...file }) => ({ ...file, values: scalarsIn(value) }));
  const texts = new Map<string, FoldedResult>();
  for (const { file, kind, values } of [words, ...content])
    for (const { path, value: text } of values) {
      // The currency is left out, because no form has a field for the currency.
      if (typeof text !== 'string' || !text.trim() || path.at(-1) === 'currency') continue;
      const field = fieldName(path);
      const lang = languages.find((locale) => path.includes(locale));
      const source = { kind, address: addressOf(file), file, field, lang };
      texts.set(`${file}#${field}`, { ...source, text, folded: foldText(text) });
    }
  const rank = ({ kind, field }: SearchResult) => (kind === 'words' ? 2 : /^title\b/.test(field) ? 0 : 1);
  return [...texts.values()].toSorted((a, b) => rank(a) - rank(b));
}

/** The texts that contain all words of a query, in any order and in any spelling (see foldText). */
export function searchTexts(texts: readonly FoldedResult[], query: string): SearchAnswer {
  const words = foldText(query).split(' ').filter(Boolean);
  const found = texts.filter(({ folded }) => words.every((word) => folded.includes(word)));
  const shown = words.length === 0 ? [] : found;
  return { count: shown.length, results: shown.slice(0, maxResults).map(({ folded: _, ...one }) => one) };
}
