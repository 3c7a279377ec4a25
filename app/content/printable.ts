/** As many characters of what was found as one needs to find it again. */
const longestShown = 60;

/** A text as it may stand in a terminal: on one line, short, without signs that turn or hide what follows. */
export function printable(text: string, longest = longestShown): string {
  const letters = [...text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd')];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('');
}
