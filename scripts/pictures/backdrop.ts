import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ContentError } from '../../app/content/content-error.ts';
import { cacheFolder, contentRoot, generatedFolder } from '../../app/content/folders.server.ts';
import { unreadablePicture } from '../../app/content/readable-picture.ts';
import { type BackdropPixels, blendDark, blendLight } from './backdrop-blend.ts';

const backdropFolder = path.join(generatedFolder, 'backdrop');
const stampFile = path.join(cacheFolder, 'backdrop.txt');
const widths = [1000, 1920];
const fallbackWidth = 1000;
const themes = {
  // Just high enough to keep the grain that breaks up bands and blocks: about 20 KB each at 1920 px.
  light: { blend: blendLight, quality: 88 },
  dark: { blend: blendDark, quality: 86 },
};

/**
 * Writes the background of each theme into app/generated/backdrop: backdrop-light-1920.avif, backdrop-dark-1000.jpg and so on.
 * The blend happens here, so that the browser blends nothing. Does nothing when the backdrop has not changed.
 * @param backdrop its path below content/
 * @throws ContentError when it cannot be read
 */
export async function writeBackdrop(backdrop: string): Promise<void> {
  const bytes = await readFile(path.join(contentRoot, backdrop));
  const stamp = await inputStamp(bytes);
  if (await isUpToDate(stamp)) return;

  console.log('backdrop');
  await mkdir(backdropFolder, { recursive: true });
  for (const width of widths) {
    const pixels = await readBackdrop(backdrop, bytes, width);
    for (const [theme, { blend, quality }] of Object.entries(themes)) {
      const blended = blend(pixels);
      const picture = () => sharp(blended, { raw: { width, height: pixels.height, channels: 3 } });
      // With 8 bits the flat tones fall into blocks, and the dark ones turn greenish.
      const fine = { quality, effort: 3, bitdepth: 10, chromaSubsampling: '4:4:4' } as const;
      await write(picture().avif(fine), `backdrop-${theme}-${width}.avif`);
      if (width === fallbackWidth) {
        await write(picture().jpeg({ quality: 80, mozjpeg: true }), `backdrop-${theme}-${width}.jpg`);
      }
    }
  }
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stamp);
}

async function readBackdrop(backdrop: string, bytes: Buffer, width: number): Promise<BackdropPixels> {
  try {
    const resized = sharp(bytes).autoOrient().toColourspace('srgb').removeAlpha().resize(width);
    const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
    const size = { width, height: info.height, channels: 3 as const };
    // An eighth of the width: wide enough to keep the leaves out of it, narrow enough to follow the light.
    const glow = await sharp(data, { raw: size })
      .blur(width / 8)
      .raw()
      .toBuffer();
    return { data, glow, width, height: info.height };
  } catch (error) {
    throw new ContentError([unreadablePicture(backdrop, bytes, error)]);
  }
}

/** Changes with the backdrop, with the blend and with what is written of it. */
async function inputStamp(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256').update(bytes);
  for (const script of ['backdrop.ts', 'backdrop-blend.ts']) {
    hash.update(await readFile(path.join(import.meta.dirname, script)));
  }
  return hash.digest('hex');
}

async function isUpToDate(stamp: string): Promise<boolean> {
  const files = Object.keys(themes).flatMap((theme) => [
    ...widths.map((width) => `backdrop-${theme}-${width}.avif`),
    `backdrop-${theme}-${fallbackWidth}.jpg`,
  ]);
  if (!files.every((file) => existsSync(path.join(backdropFolder, file)))) return false;
  return existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp;
}

async function write(picture: Sharp, file: string): Promise<void> {
  await picture.toFile(path.join(backdropFolder, file));
}
