/** How many characters of a value a message quotes: enough to find the value in its file. */
const maxShownLength = 60;

/** Puts a text on one line. Control characters, which could hide or reorder text in a terminal, become U+FFFD. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
}

/** Invisible characters that often come with pasted text: direction marks, byte order marks, no-break spaces. */
const invisible = /[\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Prepares a text for quotation in a message: on one line, at most `maxLength` characters, and invisible characters
 * written as `<U+202A>`.
 */
export function printable(text: string, maxLength = maxShownLength): string {
  const visible = text.replaceAll(
    invisible,
    (character) => `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`,
  );
  const letters = [...onOneLine(visible)];
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : letters.join('');
}

/** Removes invisible characters from values in which they have no meaning, such as telephone numbers, addresses and prices. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, (character) => (character === '\u00a0' ? ' ' : ''));
}
