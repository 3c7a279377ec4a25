import { type ReactNode, useMemo } from 'react';
import { LanguageProvider, useLanguage } from './language-provider.tsx';
import type { Words } from './translate.ts';

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
