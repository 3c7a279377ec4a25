import { Fragment, type ReactNode } from 'react';
import { latinRun } from '#model/language/latin-run.ts';

/**
 * Digits, sizes, phone numbers and addresses: they are read from left to right in Arabic, too, and are not translated.
 */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" translate="no" className={className}>
      {children}
    </bdi>
  );
}

/* A word such as “V-Ray” or “1-2”, which must not be broken at the hyphen. */
const hyphenated = /([A-Za-z0-9]+-[A-Za-z0-9]+)/;

/**
 * A text of the content. In Arabic, its Latin runs are isolated, so that their order does not change; a single number
 * or word needs no isolation. In English, a hyphenated word stays on one line.
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
