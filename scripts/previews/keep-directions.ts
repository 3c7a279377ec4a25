const leftToRight = '\u200e';
const rightToLeft = '\u200f';

/**
 * Lines that are drawn one by one keep the order that the whole title has. Between two Latin words in an Arabic title
 * a “&” is Latin too; at the beginning of a line of its own it would go to the other side.
 */
export function keepDirections(lines: string[]): string[] {
  const kept = [...lines];
  for (let index = 1; index < lines.length; index += 1) {
    const before = directionOf(lines.slice(0, index).join(' ').match(/\p{L}/gu)?.at(-1));
    const after = directionOf(lines.slice(index).join(' ').match(/\p{L}/u)?.[0]);
    if (before === undefined || before !== after) continue;
    kept[index - 1] = `${kept[index - 1]}${before}`;
    kept[index] = `${before}${kept[index]}`;
  }
  return kept;
}

/** The invisible mark that stands for the direction of a letter. */
function directionOf(letter: string | undefined): string | undefined {
  if (letter === undefined) return undefined;
  return /\p{Script=Arabic}/u.test(letter) ? rightToLeft : leftToRight;
}
