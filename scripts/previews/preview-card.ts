import type { Node, TextNode } from '@takumi-rs/core';
import { colors } from '#model/colors.ts';
import { locales } from '#model/language/locales.ts';
import type { Preview } from './list-previews.ts';
import { arch, column, head, lettering, margin, size } from './look.ts';
import { markSize } from './mark.ts';

/**
 * The layout of a link preview. It uses images with the names `backdrop`, `picture`, `mark` and, for an outlined word mark,
 * `word`.
 * @param title the title in its final font size
 */
export function previewCard({ locale, line, wordMark, wordOutline }: Preview, title: TextNode): Node {
  const style = lettering[locale];
  const isRightToLeft = locales[locale].dir === 'rtl';
  const [start, end] = isRightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const oneLine = (text: string, fontFamily: string, fontSize: number, color: string): TextNode => ({
    type: 'text',
    text,
    style: { fontFamily, fontSize, color, whiteSpace: 'nowrap', textFit: 'shrink' },
  });
  const scale = wordOutline ? style.wordMark / wordOutline.em : 1;
  return {
    type: 'container',
    style: { width: size.width, height: size.height, position: 'relative', direction: locales[locale].dir },
    children: [
      { type: 'image', src: 'backdrop', style: { position: 'absolute', top: 0, left: 0, ...size } },
      {
        type: 'image',
        src: 'picture',
        style: {
          position: 'absolute',
          top: margin,
          [end]: margin,
          ...arch,
          borderTopLeftRadius: arch.width / 2,
          borderTopRightRadius: arch.width / 2,
        },
      },
      {
        type: 'container',
        style: {
          position: 'absolute',
          top: margin,
          [start]: margin,
          width: column.width,
          height: head.height,
          display: 'flex',
          alignItems: 'center',
          gap: head.gap,
        },
        children: [
          {
            type: 'image',
            src: 'mark',
            style: { height: head.height, width: (head.height * markSize.width) / markSize.height },
          },
          wordOutline
            ? {
                type: 'image',
                src: 'word',
                style: { width: wordOutline.width * scale, height: wordOutline.height * scale },
              }
            : oneLine(wordMark, style.display, style.wordMark, colors.ink.day),
        ],
      },
      {
        type: 'container',
        style: {
          position: 'absolute',
          bottom: column.bottom,
          [start]: margin,
          width: column.width,
          display: 'flex',
          flexDirection: 'column',
          gap: style.gap,
        },
        children: [title, oneLine(line, style.text, style.line, colors.inkSoft.day)],
      },
    ],
  };
}
