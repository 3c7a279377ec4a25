import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { colors } from '#model/colors.ts';
import { generatedFolder } from '#model/on-disk/folders.server.ts';
import { faces } from '../fonts/faces.ts';
import { coverBox } from '../pictures/cover-box.ts';
import { fitTitle } from './fit-title.ts';
import { hangPrints } from './hang-prints.ts';
import type { Preview } from './list-previews.ts';
import { arch, jpegQualities, maximumBytes, size } from './look.ts';
import { markSize } from './mark.ts';
import { previewCard } from './preview-card.ts';

/** The inputs that all link previews share. */
interface Materials {
  /** The renderer, with only the site's fonts, the subsets of scripts/fonts/prepare-fonts.ts. */
  renderer: Renderer;
  /** The upper part of the backdrop, as PNG. */
  backdrop: Buffer;
  /** The SVG outlines of the studio's mark (see readMark). */
  mark: string;
}

/** @param backdrop the bytes of the picture that the site shows behind its pages */
export async function readMaterials(backdrop: Buffer, mark: string): Promise<Materials> {
  const renderer = new Renderer();
  for (const { family, file } of faces) {
    const data = await readFile(path.join(generatedFolder, 'fonts', file)).catch(() => undefined);
    // A font file that the content does not need does not exist, so it is skipped.
    if (data) await renderer.registerFont({ name: family, data });
  }
  const cut = await sharp(backdrop)
    .resize({ ...size, position: 'top' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { renderer, backdrop: cut, mark };
}

/** Draws one link preview as a JPEG. `picture` holds the bytes of the picture in the preview's arch. */
export async function drawPreview(
  preview: Preview,
  picture: Buffer,
  { renderer, backdrop, mark }: Materials,
): Promise<Buffer> {
  const { locale, title, wordOutline, hung } = preview;
  const { picture: shown, focus } = hung
    ? await hangPrints(picture, hung)
    : { picture, focus: preview.focus };
  const images = [
    { src: 'backdrop', data: backdrop },
    { src: 'picture', data: await cutPicture(shown, focus) },
    { src: 'mark', data: svg(markSize, `<g color="${colors.ink.day}">${mark}</g>`) },
  ];
  if (wordOutline) {
    const outline = `<path fill="${colors.ink.day}" d="${wordOutline.path}"/>`;
    images.push({ src: 'word', data: svg(wordOutline, outline) });
  }
  const card = previewCard(preview, await fitTitle(renderer, title, locale));
  return encode(await renderer.render(card, { ...size, format: 'png', images, lang: locale }));
}

async function cutPicture(picture: Buffer, focus: Preview['focus']): Promise<Buffer> {
  const cut = await coverBox(picture, arch, focus);
  return cut
    .toColourspace('srgb')
    .flatten({ background: colors.paper.day })
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
