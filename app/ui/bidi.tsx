import { Fragment, type ReactNode } from 'react';
import { latinRun } from '#model/language/latin-run.ts';

/** Digits, sizes, phone numbers and addresses: read from left to right inside Arabic too, and not for translators. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" translate="no" className={className}>
      {children}
    </bdi>
  );
}

/* “V-Ray” or “1-2”: not to be broken at the hyphen. */
const hyphenated = /([A-Za-z0-9]+-[A-Za-z0-9]+)/;

/**
 * A text of the content. In Arabic its Latin runs stand between isolates, so that nothing flips (a run of one
 * kind alone, a number or a word, needs none); in English a hyphenated word stays on one line.
 */
export function Bidi({ text }: { text: string }) {
  const isArabic = /[\u0600-\u06ff]/.test(text);
  return text.split(isArabic ? latinRun : hyphenated).map((part, index) => {
    const key = `${index}${part}`;
    if (index % 2 === 0 || !/[^A-Za-z0-9]/.test(part)) return <Fragment key={key}>{part}</Fragment>;
    return isArabic ? (
      <Ltr key={key}>{part}</Ltr>
    ) : (
      <span key={key} className="no-break">
        {part}
      </span>
    );
  });
}
