import { type FoldedText, foldText } from './fold-text.ts';

/** A part of a text: from its first UTF-16 unit to behind its last. */
export type TextRange = [from: number, to: number];

export interface FoundText<T> {
  entry: T;
  /** Where what was asked for stands in its text, in order, none overlapping. */
  marks: TextRange[];
}

/** Texts that are searched more than once. */
export class TextIndex<T extends { text: string }> {
  readonly #entries: { entry: T; folded: FoldedText }[];
  readonly #folded = new Map<string, FoldedText>();

  /** @param before an index of mostly the same texts, whose work is taken over */
  constructor(entries: readonly T[], before?: TextIndex<T>) {
    this.#entries = entries.map((entry) => {
      const { text } = entry;
      const known = before ? before.#folded.get(text) : undefined;
      const folded = this.#folded.get(text) ?? known ?? foldText(text);
      this.#folded.set(text, folded);
      return { entry, folded };
    });
  }

  /**
   * Finds the texts that hold all words of a query, whole or in part, in any order and in any way of writing them
   * (see foldText). Those that hold the query as it stands come first, of them those at the beginning of a word; beyond
   * that the order of the entries counts.
   * @param most so many are given; `count` counts all
   */
  find(query: string, most = Number.POSITIVE_INFINITY): { count: number; found: FoundText<T>[] } {
    const whole = foldText(query).text.trim();
    const words = [...new Set(whole.split(' '))].filter(Boolean);
    if (words.length === 0) return { count: 0, found: [] };
    const ranked = this.#entries
      .filter(({ folded }) => words.every((word) => folded.text.includes(word)))
      .map((one) => ({ ...one, rank: rankOf(one.folded.text, whole) }))
      .sort((a, b) => a.rank - b.rank);
    const found = ranked.slice(0, most).map(({ entry, folded, rank }) => {
      const ranges = (rank < 2 ? [whole] : words).flatMap((word) => placesOf(folded.text, word));
      return { entry, marks: marksIn(folded, entry.text, ranges) };
    });
    return { count: ranked.length, found };
  }
}

/** 0 where a word begins with the query, 1 where it stands anywhere, 2 where its words stand apart. */
function rankOf(text: string, whole: string): number {
  const places = placesOf(text, whole);
  if (places.length === 0) return 2;
  return places.some(([from]) => from === 0 || !/[\p{L}\p{N}]/u.test(text[from - 1] ?? '')) ? 0 : 1;
}

function placesOf(text: string, word: string): TextRange[] {
  const places: TextRange[] = [];
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length))
    places.push([from, from + word.length]);
  return places;
}

/** The same in the original text, with the tashkeel behind each letter; what overlaps is one. */
function marksIn({ places }: FoldedText, text: string, ranges: TextRange[]): TextRange[] {
  const marks: TextRange[] = [];
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const start = places[from] ?? 0;
    const last = places[to - 1] ?? start;
    const [letter = ''] = /^.[\p{M}\u0640]*/su.exec(text.slice(last)) ?? [];
    const end = last + letter.length;
    const before = marks.at(-1);
    if (before && start <= before[1]) before[1] = Math.max(before[1], end);
    else marks.push([start, end]);
  }
  return marks;
}

/** So much (UTF-16 units) of a long text is shown before its first mark, and in all. */
const shownBefore = 50;
const shownLength = 180;

/** A long text from shortly before its first mark, at the ends of words. */
export function excerptOf(text: string, marks: TextRange[]): { text: string; marks: TextRange[] } {
  if (text.length <= shownLength) return { text, marks };
  const [first = 0] = marks[0] ?? [];
  const near = Math.max(0, first - shownBefore);
  const from = near === 0 ? 0 : Math.max(0, text.indexOf(' ', near) + 1 || near);
  const start = Math.min(from, first);
  const far = start + shownLength;
  const end = far >= text.length ? text.length : Math.max(text.lastIndexOf(' ', far), first + 1);
  const [before, after] = [start > 0 ? '… ' : '', end < text.length ? ' …' : ''];
  const shift = before.length - start;
  return {
    text: `${before}${text.slice(start, end)}${after}`,
    marks: marks.filter(([, to]) => to <= end).map(([one, to]) => [one + shift, to + shift]),
  };
}
