/*
 * Invisible marks of the Unicode bidirectional algorithm (UAX 9). Chat texts are plain, so what could
 * flip inside Arabic stands between them. Addresses of pages and mail never do: a mark stuck to a link breaks it.
 */

/** Keeps left-to-right whatever stands around: sizes, phone numbers, codes. */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Takes its direction from its own first letter: names, titles, what the visitor typed. */
export function isolateAuto(text: string): string {
  return `\u2068${text}\u2069`;
}
