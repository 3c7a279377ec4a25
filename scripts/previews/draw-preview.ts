import sharp, { type OverlayOptions } from 'sharp';
import type { Focus } from '../../app/common/media.ts';
import { locales } from '../../app/language/locales.ts';
import { coverBox } from '../pictures/cover-box.ts';
import { drawLettering } from './draw-lettering.ts';
import type { Preview } from './list-previews.ts';
import { arch, colors, jpegQualities, margin, maximumBytes, size } from './look.ts';

const pixels = { raw: { ...size, channels: 3 } } as const;

/** What all previews are drawn with. */
interface Materials {
  /** The backdrop in the picture's size, as rows of RGB bytes. */
  backdrop: Buffer;
  /** As readMark. */
  mark: string;
}

/** The upper part of the backdrop, ready to be drawn on. `backdrop` holds the bytes of the picture that the site shows. */
export function cutBackdrop(backdrop: Buffer): Promise<Buffer> {
  return sharp(backdrop)
    .resize({ ...size, position: 'top' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Draws one preview as a JPEG. `picture` holds the bytes of the picture in its arch. */
export async function drawPreview(
  preview: Preview,
  picture: Buffer,
  { backdrop, mark }: Materials,
): Promise<Buffer> {
  const isRightToLeft = locales[preview.locale].dir === 'rtl';
  const layers: OverlayOptions[] = [
    {
      input: await drawArch(picture, preview.focus),
      top: arch.top,
      left: isRightToLeft ? margin : arch.left,
    },
    { input: await drawLettering(preview, mark), top: 0, left: 0 },
  ];
  return encode(await sharp(backdrop, pixels).composite(layers).removeAlpha().raw().toBuffer());
}

/** A tall round arch, its flat foot at the bottom edge. */
async function drawArch(picture: Buffer, focus: Focus | undefined): Promise<Buffer> {
  const width = arch.width;
  const height = size.height - arch.top;
  const radius = width / 2;
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path d="M0 ${height}V${radius}a${radius} ${radius} 0 0 1 ${width} 0V${height}Z"/></svg>`;
  const cut = await coverBox(picture, { width, height }, focus);
  return cut
    .toColourspace('srgb')
    .flatten({ background: colors.paper })
    .ensureAlpha()
    .composite([{ input: Buffer.from(opening), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function encode(drawn: Buffer): Promise<Buffer> {
  let jpeg: Buffer | undefined;
  for (const quality of jpegQualities) {
    jpeg = await sharp(drawn, pixels).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maximumBytes) return jpeg;
  }
  throw new Error(`a link preview takes ${jpeg?.length} bytes, expected at most ${maximumBytes}`);
}
