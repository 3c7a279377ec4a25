import type { ContentKind } from '../../app/content/content-kinds.ts';
import { courseNumbers } from '../../app/content/course-numbers.ts';
import { fieldName } from '../../app/content/mistakes.ts';
import { ownWordsFile } from '../../app/content/own-words.ts';
import { plainValues } from '../../app/content/plain-values.ts';
import { ar } from '../../app/language/ar.ts';
import { en } from '../../app/language/en.ts';
import { type Locale, languages } from '../../app/language/locales.ts';
import { foldText } from '../forms/fold-text.ts';
import { addressOf } from './content-editor.ts';

/** A text, and where it is edited. */
export interface SearchResult {
  kind: ContentKind;
  /** The page of the editor, the file below the content folder, and the field in it. */
  address: string;
  file: string;
  field: string;
  /** The language of the text; none where it has none (codes, names of files). */
  lang?: Locale;
  /** The site's own words, which the studio says as they are. */
  isBuiltIn?: boolean;
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
const mostResults = 50;

/** All texts of the content that have fields of their own, titles first, then the site's own words. */
export function searchableTexts(
  files: readonly { file: string; kind: ContentKind; value: unknown }[],
): FoldedResult[] {
  const texts = files.flatMap(({ file, kind, value }) =>
    plainValues(value).flatMap(({ path, value: text }): SearchResult[] => {
      if (typeof text !== 'string' || !text.trim()) return [];
      // What the courses' files share stands in one form; the currency in none.
      const isShared = kind === 'courses' && (courseNumbers as readonly unknown[]).includes(path[0]);
      if (isShared || path.at(-1) === 'currency') return [];
      const ofFile = kind === 'courses' ? (file.endsWith('/ar.yaml') ? 'ar' : 'en') : undefined;
      const lang = ofFile ?? languages.find((locale) => path.includes(locale));
      const place = { kind, address: addressOf(file), file, field: fieldName(path), text };
      return [{ ...place, ...(lang ? { lang } : {}) }];
    }),
  );
  const isTitle = ({ field }: SearchResult) => /^title\b/.test(field);
  const inOrder = [
    ...texts.filter(isTitle),
    ...texts.filter((one) => !isTitle(one)),
    ...siteWords(new Set(texts.filter(({ kind }) => kind === 'words').map(({ field }) => field))),
  ];
  return inOrder.map((one) => ({ ...one, folded: foldText(one.text) }));
}

/** The texts that hold all words of a query, in any order and in any way of writing them (see foldText). */
export function searchTexts(texts: readonly FoldedResult[], query: string): SearchAnswer {
  const words = foldText(query).split(' ').filter(Boolean);
  const found =
    words.length === 0 ? [] : texts.filter(({ folded }) => words.every((word) => folded.includes(word)));
  return {
    count: found.length,
    results: found.slice(0, mostResults).map(({ folded: _, ...result }) => result),
  };
}

/** The site's own words, where the studio does not say them differently. */
function siteWords(own: ReadonlySet<string>): SearchResult[] {
  const place = { kind: 'words' as const, address: '/words', file: ownWordsFile, isBuiltIn: true };
  return Object.entries({ en, ar }).flatMap(([lang, words]) =>
    plainValues(words)
      .map(({ path, value }) => ({ ...place, field: fieldName([...path, lang]), text: String(value) }))
      .filter(({ field, text }) => text.trim() && !own.has(field))
      .map((one) => ({ ...one, lang: lang as Locale })),
  );
}
