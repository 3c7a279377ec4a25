import type { Renderer, TextNode } from '@takumi-rs/core';
import { colors } from '#model/colors.ts';
import type { Locale } from '#model/language/locales.ts';
import { column, lettering } from './look.ts';

/** A short word, such as an article or preposition, which should not end a line. */
const shortWord = /(?<=^|\s)((?:\p{L}\p{M}*){1,2}|the|for|and|على|إلى)\s+/giu;

function titleOf(title: string, locale: Locale): TextNode {
  const { display, title: style } = lettering[locale];
  return {
    type: 'text',
    text: title.replaceAll(/\s+/g, ' ').replaceAll(shortWord, '$1\u00a0'),
    style: {
      fontFamily: display,
      fontSize: style.largest,
      lineHeight: style.lineHeight,
      color: colors.ink.day,
      textWrap: 'balance',
      width: column.width,
    },
  };
}

const maxLines = 3;
/** A title gets another line before its font size falls below this share of the largest font size. */
const comfortableShare = 0.85;

/** Sets a title in the largest font size at which it fits the column, in as few lines as `comfortableShare` permits. */
export async function fitTitle(renderer: Renderer, text: string, locale: Locale): Promise<TextNode> {
  const title = titleOf(text, locale);
  const { fontSize: largest, lineHeight } = title.style as { fontSize: number; lineHeight: number };
  const words = title.text.split(' ').map(async (word) => {
    const { width } = await renderer.measure({
      ...title,
      text: word,
      style: { ...title.style, width: 'auto' },
    });
    return width;
  });
  const widest = Math.max(...(await Promise.all(words)));
  const first = Math.min(largest, Math.floor((largest * column.width) / widest));
  let best: { lines: number; fitted: TextNode } | undefined;
  for (let fontSize = first; fontSize > 0; fontSize -= 1) {
    const fitted = { ...title, style: { ...title.style, fontSize } };
    const { height } = await renderer.measure(fitted);
    const lines = Math.round(height / (fontSize * lineHeight));
    const fits = lines <= maxLines && height <= column.titleHeight;
    const isComfortable = fontSize >= comfortableShare * largest;
    if (fits && (!best || (isComfortable && lines < best.lines))) best = { lines, fitted };
    if (best && !isComfortable) break;
  }
  return best?.fitted ?? title;
}
