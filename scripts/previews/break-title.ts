import { keepDirections } from './keep-directions.ts';

/** A title in lines, and the size at which they are drawn. */
interface BrokenTitle {
  lines: string[];
  size: number;
}

/** The room for a title in px, and how its lines fill it. */
interface TitleRoom {
  width: number;
  /** From the top of the first line to the baseline of the last. */
  height: number;
  /** The size of a short title. */
  largest: number;
  /** As shares of the size: from baseline to baseline, and from the baseline to the highest mark. */
  lineHeight: number;
  ascent: number;
}

const mostLines = 3;
/** A title takes another line rather than be set smaller than this share of the largest size. */
const comfortableShare = 0.85;
/** Letters of a word that belongs to the one after it, such as “on”, “the”, «في», «من». */
const shortWord = 3;
/** How much wider a line counts that ends in a short word, and one that breaks just before it. */
const weakBreak = 1.2;
const strongBreak = 0.9;

/**
 * Breaks a title into at most three lines of even length, and finds the size at which they fill the room.
 * @param widthOf the width of a text in em
 */
export async function breakTitle(
  title: string,
  room: TitleRoom,
  widthOf: (text: string) => Promise<number>,
): Promise<BrokenTitle> {
  const words = title.split(/[ \n]+/).filter(Boolean);
  let best: BrokenTitle = { lines: [title], size: 0 };
  for (let count = 1; count <= Math.min(mostLines, words.length); count += 1) {
    const lines = await evenLines(words, count, widthOf);
    const widest = Math.max(...(await Promise.all(lines.map(widthOf))));
    const height = (count - 1) * room.lineHeight + room.ascent;
    const size = Math.min(room.largest, Math.floor(room.width / widest), Math.floor(room.height / height));
    if (size > best.size) best = { lines, size };
    if (best.size >= comfortableShare * room.largest) break;
  }
  return { ...best, lines: keepDirections(best.lines) };
}

async function evenLines(
  words: string[],
  count: number,
  widthOf: (text: string) => Promise<number>,
): Promise<string[]> {
  let best: string[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  for (const lines of allBreaks(words, count)) {
    const costs = lines.map(
      async (line, index) => (await widthOf(line)) * breakFactor(line, lines[index + 1]),
    );
    const cost = Math.max(...(await Promise.all(costs)));
    if (cost < bestCost) {
      best = lines;
      bestCost = cost;
    }
  }
  return best;
}

/** All ways to set words in `count` lines. */
function allBreaks(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  const breaks: string[][] = [];
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const line = words.slice(0, first).join(' ');
    breaks.push(...allBreaks(words.slice(first), count - 1).map((rest) => [line, ...rest]));
  }
  return breaks;
}

function breakFactor(line: string, next: string | undefined): number {
  if (next === undefined) return 1;
  if (isShort(line.split(' ').at(-1))) return weakBreak;
  return isShort(next.split(' ')[0]) ? strongBreak : 1;
}

/** Whatever stands above and below Arabic letters does not count. */
function isShort(word = ''): boolean {
  return word.replaceAll(/\p{M}/gu, '').length <= shortWord;
}
