import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { failOn } from '#model/on-disk/readable-picture.ts';
import { maxPixels, type PictureRefusal } from './picture-refusal.ts';

/** A picture in the content's form: an upright JPEG of at most 3,200 px, in sRGB, without metadata. */
export interface ConvertedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The maximum length of a picture's longer side in px. The site shows pictures of at most 2,400 px. */
const maxSide = 3200;
/** The length (in bytes) of a PNG's signature and first chunk. */
const pngHeaderBytes = 33;
/** The accepted formats; of an animation the first frame is used. SVG is not accepted, because it can contain scripts. */
const formats = new Set<string>(['jpeg', 'png', 'webp', 'heif', 'avif', 'tiff', 'gif']);

/**
 * Converts the picture in a file to the form that the content keeps.
 * @returns the converted picture, or why the file is refused
 */
export async function convertPicture(file: string): Promise<ConvertedPicture | PictureRefusal> {
  const bytes = await readFile(file);
  if (bytes.length === 0) return 'empty';
  if (isHeic(bytes)) return convertHeic(bytes);
  if (isMarkup(bytes)) return isSvg(bytes) ? 'svg' : 'notPicture';
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found) return isPictureStart(bytes) ? 'damaged' : 'notPicture';
  if (!formats.has(found.format)) return 'notPicture';
  try {
    const { page, pixels } = await largestPage(bytes, found);
    if (pixels > maxPixels) return 'tooManyPixels';
    return await writePicture(sharp(bytes, { page, limitInputPixels: maxPixels, failOn }).autoOrient());
  } catch {
    return 'damaged';
  }
}

/** Converts a HEIC picture. The HEIC decoder already rotates the picture upright, unlike decoders of other formats. */
async function convertHeic(bytes: Buffer): Promise<ConvertedPicture | PictureRefusal> {
  const { default: decode } = await import('heic-decode');
  try {
    const [image] = await decode.all({ buffer: bytes });
    if (!image) return 'damaged';
    const { width, height } = image;
    if (width * height > maxPixels) return 'tooManyPixels';
    const { data } = await image.decode();
    const pixels = sharp(data, { raw: { width, height, channels: 4 } });
    // The HEIC decoder leaves out the color profile (Display P3 on iPhones), so the profile is added to the pixels.
    const { icc } = await sharp(bytes).metadata();
    if (!icc) return await writePicture(pixels);
    const small = await atMaxSide(pixels).png({ compressionLevel: 1 }).toBuffer();
    return await writePicture(sharp(withProfile(small, icc)));
  } catch {
    return 'damaged';
  }
}

/**
 * The page of a picture file that is converted: of a TIFF, which may begin with a small preview, the largest page; of
 * an animation, the first frame.
 * @param first the metadata of the first page
 */
async function largestPage(bytes: Buffer, first: Metadata): Promise<{ page: number; pixels: number }> {
  let largest = { page: 0, pixels: first.width * first.height };
  const pages = first.format === 'tiff' ? (first.pages ?? 1) : 1;
  for (let page = 1; page < pages; page += 1) {
    const { width, height } = await sharp(bytes, { page, limitInputPixels: false }).metadata();
    if (width * height > largest.pixels) largest = { page, pixels: width * height };
  }
  return largest;
}

/**
 * Adds a color profile to a PNG.
 * @param icc the ICC profile's bytes
 * @see https://www.w3.org/TR/png-3/#11iCCP
 */
function withProfile(png: Buffer, icc: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, pngHeaderBytes), length, content, sum, png.subarray(pngHeaderBytes)]);
}

function atMaxSide(picture: Sharp): Sharp {
  return picture.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
}

/**
 * Writes a picture as JPEG, with white instead of transparency. The JPEG has no metadata, which is sharp's default.
 */
async function writePicture(picture: Sharp): Promise<ConvertedPicture> {
  const { data, info } = await atMaxSide(picture)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

function isHeic(bytes: Buffer): boolean {
  const brands = bytes.toString('latin1', 8, Math.min(bytes.length, 64));
  return (
    bytes.toString('latin1', 4, 8) === 'ftyp' &&
    /^(hei|hev|mif1|msf1)/.test(brands) &&
    !brands.includes('avif')
  );
}

function isMarkup(bytes: Buffer): boolean {
  return /^(\ufeff|\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 200));
}

function isSvg(bytes: Buffer): boolean {
  return /<svg[\s>/]/i.test(bytes.toString('latin1', 0, 4000));
}

function isPictureStart(bytes: Buffer): boolean {
  return /^(\xff\xd8\xff|\x89PNG|RIFF|GIF8|II\*|MM\0)/.test(bytes.toString('latin1', 0, 8));
}
