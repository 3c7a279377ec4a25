/** As many characters of what was found as one needs to find it again. */
const maxShownLength = 60;

/** A text on one line, without signs that turn or hide what follows them in a terminal. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
}

/** What pasting brings along and no one sees: marks of direction, a byte order mark, a space that does not break. */
const invisible = /[\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A text of the content as a message may quote it: on one line, short, and with what is invisible by its number: `<U+202A>`. */
export function printable(text: string, maxLength = maxShownLength): string {
  const visible = text.replaceAll(
    invisible,
    (character) => `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`,
  );
  const letters = [...onOneLine(visible)];
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : letters.join('');
}

/** A telephone number, address, size, date, price or the like without what is invisible in it and means nothing there. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, (character) => (character === '\u00a0' ? ' ' : ''));
}
