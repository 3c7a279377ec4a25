import { Fragment, type ReactNode } from 'react';

/** Digits, sizes, phone numbers and addresses: read from left to right inside Arabic too. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/* A run of Latin letters and digits with signs or spaces between them, such as “3ds Max + V-Ray”, “85%” or “1,200”. */
const latinRun = /([A-Za-z0-9+][A-Za-z0-9 +×&/.,:@_-]*[A-Za-z0-9%]|\d%)/;

/**
 * A sentence whose Latin runs stand between isolates, so that nothing in it flips inside Arabic.
 * A run of one kind alone (a number, a word) needs none.
 */
export function Bidi({ text }: { text: string }) {
  if (!/[\u0600-\u06ff]/.test(text)) return text;
  return text
    .split(latinRun)
    .map((part, index) =>
      index % 2 === 1 && /[^A-Za-z0-9]/.test(part) ? (
        <Ltr key={`${index}${part}`}>{part}</Ltr>
      ) : (
        <Fragment key={`${index}${part}`}>{part}</Fragment>
      ),
    );
}
