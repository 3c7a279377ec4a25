import { type ReactNode, useMemo } from 'react';
import type { Words } from '#model/language/translate.ts';
import { LanguageProvider, useLanguage } from './language-provider.tsx';

/**
 * Provides the texts that only one page needs, together with the texts of every page. Components inside find all these
 * texts by key.
 */
export function PageWords({ words, children }: { words: Partial<Words>; children: ReactNode }) {
  const shared = useLanguage();
  const all = useMemo(() => ({ ...shared.words, ...words }), [shared.words, words]);
  return (
    <LanguageProvider locale={shared.locale} words={all}>
      {children}
    </LanguageProvider>
  );
}
