import type { PositionedText, ReadPage } from './read-pdf.ts';

/**
 * The edges of the text area in mm from the page's upper left corner, from the margins of paper/house-style.typ;
 * `bottom` includes the foot of the page.
 */
const edge = { start: 18, end: 192, top: 17, bottom: 297 - 9 };
/** How far a text may reach beyond the text area, in mm: round letters reach a little beyond the box of their line. */
const tolerance = 0.6;

/** Lists the texts of a page that stand outside of its margins, and texts that overlap. A correct page has none. */
export function faultsOf(page: ReadPage): string[] {
  const outside = page.texts.filter(
    ({ x, y, width, size }) =>
      x < edge.start - tolerance ||
      x + width > edge.end + tolerance ||
      y - 0.5 * size < edge.top - tolerance ||
      y > edge.bottom,
  );
  const overlapping = page.texts.flatMap((one, index) =>
    page.texts
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.text} | ${other.text}`),
  );
  return [
    ...outside.map(({ text }) => `outside: ${text}`),
    ...overlapping.map((texts) => `overlap: ${texts}`),
  ];
}

function overlap(one: PositionedText, other: PositionedText): boolean {
  const overlapX = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const overlapY = Math.min(one.y, other.y) - Math.max(one.y - 0.6 * one.size, other.y - 0.6 * other.size);
  return overlapX > 0.5 && overlapY > 0.4;
}

/** The texts of each line, in reading order: from the left for `ltr`, from the right for `rtl`. */
export function linesOf(page: ReadPage, dir: 'ltr' | 'rtl'): string[][] {
  const lines = new Map<number, PositionedText[]>();
  for (const text of page.texts) {
    const key = [...lines.keys()].find((y) => Math.abs(y - text.y) < 0.5) ?? text.y;
    lines.set(key, [...(lines.get(key) ?? []), text]);
  }
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([, texts]) =>
      texts.sort((a, b) => (dir === 'ltr' ? a.x - b.x : b.x - a.x)).map(({ text }) => text),
    );
}
