import { Fragment, type ReactNode } from 'react';
import { latinRun } from '#model/language/latin-run.ts';

/**
 * Text that is read from left to right in Arabic, too, and is not translated: digits, sizes, phone numbers, addresses.
 */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" translate="no" className={className}>
      {children}
    </bdi>
  );
}

/* A hyphenated word such as “V-Ray” or “1-2”, which must not be broken at the hyphen. */
const hyphenated = /([A-Za-z0-9]+-[A-Za-z0-9]+)/;

/**
 * Shows a text of the content in its right order. In an Arabic text, Latin words and numbers are isolated if there are
 * several in a row, because their order would change. In an English text, a hyphenated word stays on one line.
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
