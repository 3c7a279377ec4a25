import type { CST, Node, YAMLSeq } from 'yaml';
import { lineEnd } from './splice.ts';

/** A block list as whole lines. */
interface EntrySlots {
  /** Where the first entry begins and the last one ends. */
  from: number;
  to: number;
  /** Each entry with the comments directly above it, and a line break at its end. */
  entries: string[];
  /** What stands between them: blank lines, and comments that stand alone. */
  gaps: string[];
  /** How far the dashes are indented. */
  column: number;
  /** Whether entries are groups on one line: `- { size: 30x40, price: 10 }`. */
  areFlow: boolean;
  /** Whether the list ends the file without a line break. */
  endsFile: boolean;
}

/**
 * Cuts a block list into its entries.
 * @param isRoot the comments at the head of a file speak of all of it, not of the first entry
 * @returns undefined where entries do not begin on lines of their own
 */
export function entrySlots(text: string, list: YAMLSeq, isRoot: boolean): EntrySlots | undefined {
  const token = list.srcToken as CST.BlockSequence | undefined;
  const dashes = (token?.items ?? []).flatMap(
    ({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [],
  );
  if (dashes.length !== list.items.length) return undefined;
  const starts = dashes.map((offset) => text.lastIndexOf('\n', offset - 1) + 1);
  if (dashes.some((offset, index) => text.slice(starts[index], offset).trim() !== '')) return undefined;

  const spans: { from: number; to: number }[] = [];
  for (const [index, item] of (list.items as (Node | null)[]).entries()) {
    const dash = dashes[index] ?? 0;
    const floor = spans.at(-1)?.to ?? (isRoot ? (starts[0] ?? 0) : 0);
    const from = commentsAbove(text, starts[index] ?? 0, floor);
    spans.push({ from, to: lineEnd(text, dash, Math.max(dash + 1, item?.range?.[1] ?? 0)) });
  }
  const first = spans[0];
  const last = spans.at(-1);
  if (!first || !last) return undefined;
  return {
    from: first.from,
    to: last.to,
    entries: spans.map(({ from, to }) => withLineBreak(text.slice(from, to))),
    gaps: spans.slice(1).map(({ from }, index) => text.slice(spans[index]?.to, from)),
    column: (dashes[0] ?? 0) - (starts[0] ?? 0),
    areFlow: list.items.every((item) => (item as { flow?: boolean }).flow === true),
    endsFile: last.to === text.length && !text.endsWith('\n'),
  };
}

/** The beginning of the comments that stand directly above a line, as far as `floor`. */
function commentsAbove(text: string, lineStart: number, floor: number): number {
  let from = lineStart;
  while (from > floor) {
    const above = text.lastIndexOf('\n', from - 2) + 1;
    if (above < floor || !text.slice(above, from).trimStart().startsWith('#')) break;
    from = above;
  }
  return from;
}

function withLineBreak(lines: string): string {
  return lines.endsWith('\n') ? lines : `${lines}\n`;
}
