import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs';
import type { OutlinedWord } from '#model/geometry/media.ts';

/** The number of path units per em. Coordinates are whole numbers of units, fine enough for a word as wide as a page. */
const em = 250;

interface Point {
  x: number;
  y: number;
}

/**
 * Shapes a word with HarfBuzz, so that Arabic letters join and run from right to left, and returns its outline.
 * @param font the bytes of a TTF
 * @returns null if the font lacks a letter of the word
 */
export function outlineWord(text: string, font: Uint8Array): OutlinedWord | null {
  const face = new Face(new Blob(new Uint8Array(font).buffer));
  const drawn = new Font(face);
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(drawn, letters);

  const scale = em / face.upem;
  const steps: { command: string; points: Point[] }[] = [];
  let pen = 0;
  for (const {
    codepoint: glyph,
    xAdvance = 0,
    xOffset = 0,
    yOffset = 0,
  } of letters.getGlyphInfosAndPositions()) {
    if (glyph === 0) return null;
    for (const [, command = '', numbers = ''] of drawn.glyphToPath(glyph).matchAll(/([A-Z])([^A-Z]*)/g)) {
      const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const points: Point[] = [];
      for (let at = 0; at + 1 < values.length; at += 2)
        points.push({
          x: Math.round((pen + xOffset + (values[at] ?? 0)) * scale),
          y: -Math.round((yOffset + (values[at + 1] ?? 0)) * scale),
        });
      steps.push({ command, points });
    }
    pen += xAdvance;
  }

  const all = steps.flatMap(({ points }) => points);
  const corner = { x: Math.min(...all.map(({ x }) => x)), y: Math.min(...all.map(({ y }) => y)) };
  return {
    path: writePath(steps, corner),
    width: Math.max(...all.map(({ x }) => x)) - corner.x,
    height: Math.max(...all.map(({ y }) => y)) - corner.y,
    em,
  };
}

/** Writes an SVG path with relative commands, which is half as long as one with absolute commands. */
function writePath(steps: { command: string; points: Point[] }[], from: Point): string {
  let here = from;
  let start = from;
  return steps
    .map(({ command, points }) => {
      if (command === 'Z') {
        here = start;
        return 'z';
      }
      const numbers = points.flatMap(({ x, y }) => [x - here.x, y - here.y]);
      here = points.at(-1) ?? here;
      if (command === 'M') start = here;
      return `${command.toLowerCase()}${numbers.join(' ').replaceAll(' -', '-')}`;
    })
    .join('');
}
