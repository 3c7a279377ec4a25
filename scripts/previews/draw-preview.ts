import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Node, Renderer, type TextNode } from '@takumi-rs/core';
import sharp from 'sharp';
import { generatedFolder } from '../../app/content/folders.server.ts';
import { locales } from '../../app/language/locales.ts';
import { faces } from '../fonts/faces.ts';
import { coverBox } from '../pictures/cover-box.ts';
import type { Preview } from './list-previews.ts';
import { arch, colors, column, head, jpegQualities, lettering, margin, maximumBytes, size } from './look.ts';
import { markSize } from './mark.ts';

/** What all previews are drawn with. */
interface Materials {
  /** Knows the site's own fonts alone, the files that scripts/fonts.ts has cut. */
  renderer: Renderer;
  /** The upper part of the backdrop, as PNG. */
  backdrop: Buffer;
  /** As readMark. */
  mark: string;
}

/** @param backdrop the bytes of the picture that the site shows behind its pages */
export async function readMaterials(backdrop: Buffer, mark: string): Promise<Materials> {
  const renderer = new Renderer();
  for (const { family, file } of faces) {
    const data = await readFile(path.join(generatedFolder, 'fonts', file)).catch(() => undefined);
    // A file that the content does not need is not cut.
    if (data) await renderer.registerFont({ name: family, data });
  }
  const cut = await sharp(backdrop)
    .resize({ ...size, position: 'top' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { renderer, backdrop: cut, mark };
}

/** Draws one preview as a JPEG. `picture` holds the bytes of the picture in its arch. */
export async function drawPreview(
  preview: Preview,
  picture: Buffer,
  { renderer, backdrop, mark }: Materials,
): Promise<Buffer> {
  const { locale, title, line, wordMark, wordOutline, focus } = preview;
  const style = lettering[locale];
  const isRightToLeft = locales[locale].dir === 'rtl';
  const [start, end] = isRightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const fitted = await fitTitle(renderer, titleOf(title, preview));
  const images = [
    { src: 'backdrop', data: backdrop },
    { src: 'picture', data: await cutPicture(picture, focus) },
    { src: 'mark', data: svg(markSize, `<g color="${colors.ink}">${mark}</g>`) },
  ];
  if (wordOutline) {
    const outline = `<path fill="${colors.ink}" d="${wordOutline.path}"/>`;
    images.push({ src: 'word', data: svg(wordOutline, outline) });
  }
  const oneLine = (text: string, fontFamily: string, fontSize: number, color: string): TextNode => ({
    type: 'text',
    text,
    style: { fontFamily, fontSize, color, whiteSpace: 'nowrap', textFit: 'shrink' },
  });
  const scale = wordOutline ? style.wordMark / wordOutline.em : 1;
  const card: Node = {
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
            : oneLine(wordMark, style.display, style.wordMark, colors.ink),
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
        children: [fitted, oneLine(line, style.text, style.line, colors.inkSoft)],
      },
    ],
  };
  return encode(await renderer.render(card, { ...size, format: 'png', images, lang: locale }));
}

/** A word that belongs to the one after it. */
const shortWord = /(?<=^|\s)((?:\p{L}\p{M}*){1,2}|the|for|and|على|إلى)\s+/giu;

function titleOf(title: string, { locale }: Preview): TextNode {
  const { display, title: style } = lettering[locale];
  return {
    type: 'text',
    text: title.replaceAll(/\s+/g, ' ').replaceAll(shortWord, '$1\u00a0'),
    style: {
      fontFamily: display,
      fontSize: style.largest,
      lineHeight: style.lineHeight,
      color: colors.ink,
      textWrap: 'balance',
      width: column.width,
    },
  };
}

const mostLines = 3;
/** A title takes another line rather than be set smaller than this share of the largest size. */
const comfortableShare = 0.85;

/** A title in the largest size at which it fits its room, in as few lines as it comfortably can. */
async function fitTitle(renderer: Renderer, title: TextNode): Promise<TextNode> {
  const { fontSize: largest, lineHeight } = title.style as { fontSize: number; lineHeight: number };
  const words = title.text.split(' ').map(async (text) => {
    const { width } = await renderer.measure({ ...title, text, style: { ...title.style, width: 'auto' } });
    return width;
  });
  const widest = Math.max(...(await Promise.all(words)));
  const first = Math.min(largest, Math.floor((largest * column.width) / widest));
  let best: { lines: number; fitted: TextNode } | undefined;
  for (let fontSize = first; fontSize > 0; fontSize -= 1) {
    const fitted = { ...title, style: { ...title.style, fontSize } };
    const { height } = await renderer.measure(fitted);
    const lines = Math.round(height / (fontSize * lineHeight));
    const fits = lines <= mostLines && height <= column.titleHeight;
    const isComfortable = fontSize >= comfortableShare * largest;
    if (fits && (!best || (isComfortable && lines < best.lines))) best = { lines, fitted };
    if (best && !isComfortable) break;
  }
  return best?.fitted ?? title;
}

async function cutPicture(picture: Buffer, focus: Preview['focus']): Promise<Buffer> {
  const cut = await coverBox(picture, arch, focus);
  return cut
    .toColourspace('srgb')
    .flatten({ background: colors.paper })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function svg({ width, height }: { width: number; height: number }, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );
}

async function encode(drawn: Buffer): Promise<Buffer> {
  let jpeg: Buffer | undefined;
  for (const quality of jpegQualities) {
    jpeg = await sharp(drawn).removeAlpha().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maximumBytes) return jpeg;
  }
  throw new Error(`a link preview takes ${jpeg?.length} bytes, expected at most ${maximumBytes}`);
}
