/** As many characters of what was found as one needs to find it again. */
const longestShown = 60;

/** A text on one line, without signs that turn or hide what follows them in a terminal. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
}

/** A text of the content as a message may quote it: on one line, and short. */
export function printable(text: string, longest = longestShown): string {
  const letters = [...onOneLine(text)];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('');
}
