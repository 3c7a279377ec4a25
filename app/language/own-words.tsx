import type { ReactNode } from 'react';
import { LanguageProvider, useLanguage } from './language-provider';
import type { Words } from './translate';

/** Adds to the words of every page those that one page alone has; everything inside finds them by their keys. */
export function OwnWords({ words, children }: { words: Partial<Words>; children: ReactNode }) {
  const shared = useLanguage();
  return (
    <LanguageProvider locale={shared.locale} words={{ ...shared.words, ...words }}>
      {children}
    </LanguageProvider>
  );
}
