import type { ContentKind } from '../../app/content/content-kinds.ts';
import { courseNumbers } from '../../app/content/course-numbers.ts';
import { fieldName } from '../../app/content/mistakes.ts';
import { ownWordsFile } from '../../app/content/own-words.ts';
import { type Locale, languages } from '../../app/language/locales.ts';
import { siteWords } from '../forms/site-words.ts';
import { excerptOf, TextIndex, type TextRange } from '../search/find-text.ts';
import type { FieldPath } from '../yaml/field-path.ts';
import { addressOf } from './content-editor.ts';

/** A sentence that was found, and where it is edited. */
export interface SearchResult {
  kind: ContentKind;
  /** The page of the editor, the file below the content folder, and the field in it. */
  address: string;
  file: string;
  field: string;
  /** The language of the text; none where it has none (codes, names of files). */
  lang?: Locale;
  /** The site's own words, whatever the studio says instead. */
  isBuiltIn?: boolean;
  /** The sentence, or of a long one the part around the first mark. */
  text: string;
  marks: TextRange[];
}

export interface SearchAnswer {
  results: SearchResult[];
  /** How many there are in all. */
  count: number;
}

interface ReadFile {
  file: string;
  kind: ContentKind;
  value: unknown;
}

/** So many are shown. */
const mostResults = 50;

/** All sentences of the content, and the site's own words, made ready to be searched. */
export class ContentSearch {
  readonly #index: TextIndex<SearchResult>;

  /** @param before what was searched before a change */
  constructor(files: readonly ReadFile[], before?: ContentSearch) {
    const texts = [...files.flatMap(textsIn), ...builtInTexts()].map(withoutMarks);
    this.#index = new TextIndex(texts, before ? before.#index : undefined);
  }

  find(query: string): SearchAnswer {
    const { count, found } = this.#index.find(query, mostResults);
    return {
      count,
      results: found.map(({ entry, marks }) => ({ ...entry, ...excerptOf(entry.text, marks) })),
    };
  }
}

type Text = Omit<SearchResult, 'marks'>;

function withoutMarks(text: Text): SearchResult {
  return { ...text, marks: [] };
}

/** Every text of a file that has a field of its own. */
function textsIn({ file, kind, value }: ReadFile): Text[] {
  const ofFile = kind === 'courses' ? (file.endsWith('/ar.yaml') ? 'ar' : 'en') : undefined;
  return placesIn(value).flatMap(({ path, text }): Text[] => {
    // What the courses' files share stands in one form; the currency in none.
    const isShared = kind === 'courses' && (courseNumbers as readonly unknown[]).includes(path[0]);
    if (isShared || path.at(-1) === 'currency') return [];
    const lang = ofFile ?? languages.find((locale) => path.includes(locale));
    return [
      { kind, address: addressOf(file), file, field: fieldName(path), text, ...(lang ? { lang } : {}) },
    ];
  });
}

function placesIn(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return value.trim() ? [{ path, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function builtInTexts(): Text[] {
  return [...siteWords.values()].flat().flatMap(({ key, texts }) =>
    languages.flatMap((lang) => {
      const text = texts[lang];
      const place = {
        kind: 'words' as const,
        address: '/words',
        file: ownWordsFile,
        field: `${key}.${lang}`,
      };
      return text?.trim() ? [{ ...place, lang, isBuiltIn: true, text }] : [];
    }),
  );
}
