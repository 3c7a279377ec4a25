import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ContentError } from '#model/content/content-error.ts';
import { contentRoot, generatedFolder } from '#model/on-disk/folders.server.ts';
import { failOn, unreadablePicture } from '#model/on-disk/readable-picture.ts';
import { cached } from '../made-files/user-cache.ts';
import { writeIfChanged } from '../tools/generated-files.ts';
import { type BackdropPixels, blendDark, blendLight } from './backdrop-blend.ts';

const backdropFolder = path.join(generatedFolder, 'backdrop');
const widths = [1000, 1920];
const fallbackWidth = 1000;
const themes = {
  // The lowest encoding qualities that keep the backdrop's noise, which prevents bands and blocks: about 20 KB per file at
  // 1920 px.
  light: { blend: blendLight, quality: 88 },
  dark: { blend: blendDark, quality: 86 },
};

/**
 * Writes the background of each theme into app/generated/backdrop: backdrop-light-1920.avif, backdrop-dark-1000.jpg and so on.
 * The photograph is blended with the paper color here, so that the browser does not have to.
 * @param backdrop the photograph's path below content/
 * @throws ContentError if the photograph cannot be read
 */
export async function writeBackdrop(backdrop: string): Promise<void> {
  const bytes = await readFile(path.join(contentRoot, backdrop));
  const digest = await inputDigest(bytes);
  await mkdir(backdropFolder, { recursive: true });
  const write = async (file: string, make: () => Promise<Uint8Array>) =>
    writeIfChanged(path.join(backdropFolder, file), await cached(`${digest}-${file}`, make));
  for (const width of widths) {
    let pixels: Promise<BackdropPixels> | undefined;
    for (const [theme, { blend, quality }] of Object.entries(themes)) {
      const picture = async () => {
        pixels ??= readBackdrop(backdrop, bytes, width);
        const read = await pixels;
        return sharp(blend(read), { raw: { width, height: read.height, channels: 3 } });
      };
      // The backdrop has 10 bits per channel: with 8 bits, flat tones show blocks and dark tones turn greenish.
      const fine = { quality, effort: 3, bitdepth: 10, chromaSubsampling: '4:4:4' } as const;
      const file = `backdrop-${theme}-${width}`;
      await write(`${file}.avif`, async () => (await picture()).avif(fine).toBuffer());
      if (width === fallbackWidth)
        await write(`${file}.jpg`, async () =>
          (await picture()).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
        );
    }
  }
}

async function readBackdrop(backdrop: string, bytes: Buffer, width: number): Promise<BackdropPixels> {
  try {
    const resized = sharp(bytes, { failOn }).autoOrient().toColourspace('srgb').removeAlpha().resize(width);
    const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
    const size = { width, height: info.height, channels: 3 as const };
    // The blur radius is an eighth of the width: enough to blur the leaves away, and small enough to keep the gradient of the
    // light.
    const glow = await sharp(data, { raw: size })
      .blur(width / 8)
      .raw()
      .toBuffer();
    return { data, glow, width, height: info.height };
  } catch (error) {
    throw new ContentError([unreadablePicture(backdrop, bytes, error)]);
  }
}

/** A hash of the backdrop's photograph and of the two scripts that make the backdrop files. */
async function inputDigest(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256').update(bytes);
  for (const script of ['backdrop.ts', 'backdrop-blend.ts']) {
    hash.update(await readFile(path.join(import.meta.dirname, script)));
  }
  return hash.digest('hex');
}
