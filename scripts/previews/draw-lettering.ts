import type { OutlinedWord } from '../../app/content/types.ts';
import { locales } from '../../app/language/locales.ts';
import { breakTitle } from './break-title.ts';
import { escapeXml } from './escape-xml.ts';
import type { Preview } from './list-previews.ts';
import { colors, column, head, lettering, margin, size } from './look.ts';
import { markSize } from './mark.ts';
import { textWidth } from './text-width.ts';

/** An SVG of the picture's size: the mark and the word mark, the title, the line below it. `mark` as readMark. */
export async function drawLettering(preview: Preview, mark: string): Promise<Buffer> {
  const { locale, wordMark, wordOutline, title, line } = preview;
  const style = lettering[locale];
  const start = locales[locale].dir === 'rtl' ? size.width - margin : margin;
  const inward = start === margin ? 1 : -1;
  const markWidth = (head.height * markSize.width) / markSize.height;
  const markLeft = inward === 1 ? start : start - markWidth;

  const text = (words: string, families: string, px: number, x: number, baseline: number, color: string) =>
    `<text x="${x}" y="${baseline}" direction="${locales[locale].dir}" font-family="${families}" ` +
    `font-size="${px}" fill="${color}">${escapeXml(words)}</text>`;

  const broken = await breakTitle(
    title,
    { ...style.title, width: column.width, height: style.title.lastBaseline - head.titleTop },
    (words) => textWidth(words, style.display),
  );
  const lines = broken.lines.map((words, index) => {
    const below = broken.lines.length - 1 - index;
    const baseline = style.title.lastBaseline - below * broken.size * style.title.lineHeight;
    return text(words, style.display, broken.size, start, baseline, colors.ink);
  });
  const wordMarkStart = start + inward * (markWidth + head.gap);
  const wordMarkRoom = column.width - markWidth - head.gap;
  const wordMarkSize = await sizeFor(wordMark, style.display, style.wordMark.largest, wordMarkRoom);
  const lineSize = await sizeFor(line, style.text, style.line.largest, column.width);

  return Buffer.from(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
      `<g transform="translate(${markLeft} ${margin}) scale(${head.height / markSize.height})"`,
      ` color="${colors.ink}">${mark}</g>`,
      wordOutline
        ? outlined(wordOutline, wordMarkSize, wordMarkStart, inward)
        : text(wordMark, style.display, wordMarkSize, wordMarkStart, style.wordMark.baseline, colors.ink),
      ...lines,
      text(line, style.text, lineSize, start, style.line.baseline, colors.inkSoft),
      '</svg>',
    ].join(''),
  );
}

/** The word in the size of its letters, on the middle of the mark's height; `x` is where it begins. */
function outlined({ path, width, height, em }: OutlinedWord, px: number, x: number, inward: 1 | -1): string {
  const scale = px / em;
  const left = inward === 1 ? x : x - width * scale;
  const top = margin + (head.height - height * scale) / 2;
  return `<path transform="translate(${left} ${top}) scale(${scale})" fill="${colors.ink}" d="${path}"/>`;
}

/** The largest size, or the one at which a text fits a room of `px`. */
async function sizeFor(text: string, families: string, largest: number, room: number): Promise<number> {
  return Math.min(largest, Math.floor(room / (await textWidth(text, families))));
}
