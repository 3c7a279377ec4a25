import type { PlacedText, ReadPage } from './read-pdf.ts';

/** The margins of paper/house.typ and the page, mm. */
const edge = { start: 18, end: 192, top: 17, bottom: 297 - 9 };
/** Bowls of letters reach a little over the edge of their line. */
const tolerance = 0.6;

/** Texts that stand outside of the margins, and texts that lie on each other: none on a page as it should be. */
export function faultsOf(page: ReadPage): string[] {
  const outside = page.texts.filter(
    ({ x, y, width, size }) =>
      x < edge.start - tolerance ||
      x + width > edge.end + tolerance ||
      y - 0.5 * size < edge.top - tolerance ||
      y > edge.bottom,
  );
  const lying = page.texts.flatMap((one, place) =>
    page.texts
      .slice(place + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.text} | ${other.text}`),
  );
  return [...outside.map(({ text }) => `outside: ${text}`), ...lying.map((texts) => `overlap: ${texts}`)];
}

function overlap(one: PlacedText, other: PlacedText): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const along = Math.min(one.y, other.y) - Math.max(one.y - 0.6 * one.size, other.y - 0.6 * other.size);
  return across > 0.5 && along > 0.4;
}

/** The texts of each line, from the side where its language begins. */
export function linesOf(page: ReadPage, dir: 'ltr' | 'rtl'): string[][] {
  const lines = new Map<number, PlacedText[]>();
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
