import { type ReactNode, useMemo } from 'react';
import type { Words } from '#model/language/translate.ts';
import { LanguageProvider, useLanguage } from './language-provider.tsx';

/** Adds to the words of every page those that one page alone has; everything inside finds them by their keys. */
export function PageWords({ words, children }: { words: Partial<Words>; children: ReactNode }) {
  const shared = useLanguage();
  const all = useMemo(() => ({ ...shared.words, ...words }), [shared.words, words]);
  return (
    <LanguageProvider locale={shared.locale} words={all}>
      {children}
    </LanguageProvider>
  );
}
