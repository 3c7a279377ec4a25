import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Locale, locales } from '#model/language/locales.ts';
import { count, translate, type Values, type WordKey, type Words } from '#model/language/translate.ts';

export interface Language {
  locale: Locale;
  dir: 'ltr' | 'rtl';
  words: Words;
  /** Returns the text of a key such as `nav.home`, or the key itself where it has no text. */
  t: (key: WordKey, values?: Values) => string;
  /** Returns a number with its noun, such as “3 frames”, in the plural form that the language needs. */
  n: (name: keyof Words['counts'], n: number) => string;
}

const LanguageContext = createContext<Language | null>(null);

/** Provides the language of the page, which its address decides, to all components inside. */
export function LanguageProvider(props: { locale: Locale; words: Words; children: ReactNode }) {
  const { locale, words, children } = props;
  const language = useMemo<Language>(
    () => ({
      locale,
      dir: locales[locale].dir,
      words,
      t: (key, values) => translate(words, key, values),
      n: (name, n) => count(words, locale, name, n),
    }),
    [locale, words],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page. Throws outside a LanguageProvider. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider');
  return language;
}
