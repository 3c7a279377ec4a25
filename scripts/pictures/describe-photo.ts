import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import type { PreparedPicture } from '#app/loaders/pictures.server.ts';
import { ContentError } from '#model/content/content-error.ts';
import type { Edges } from '#model/content/kinds/frames.ts';
import { cropBox } from '#model/geometry/crop-box.ts';
import { cropShape } from '#model/geometry/crop-shapes.ts';
import type { Focus } from '#model/geometry/media.ts';
import { contentRoot } from '#model/on-disk/folders.server.ts';
import { failOn, unreadablePicture } from '#model/on-disk/readable-picture.ts';
import type { Recipe, Recipes } from '../made-files/made-files.ts';
import { cached } from '../made-files/user-cache.ts';
import { memoizeByFile } from '../tools/memoize-by-file.ts';
import {
  avif,
  jpeg,
  limitSizes,
  limitWidths,
  paper,
  phoneWidths,
  pictureSizes,
  pictureStem,
} from './picture-sizes.ts';
import { sourceDigest } from './source-digest.ts';

/** The data of one photograph that pages use. */
type Photo = Extract<PreparedPicture, { kind: 'photo' }>;

interface Described {
  photo: Photo;
  recipes: Recipes;
}

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

// Several pictures in parallel with one thread each use the cores better than several threads for one picture.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Computes the data of a photograph from its pixels, and the recipes of its files.
 * @param file its path below content/, which decides on its sizes
 * @param cut the edges of the frame to crop to; check-content.server.ts has checked that the edges lie inside the picture
 * @param phoneFocus the point that stays visible in the files for phones, which only a project's first picture has
 * @throws ContentError if the file cannot be read as a picture
 */
export function describePhoto(file: string, cut?: Edges, phoneFocus?: Focus): Promise<Described> {
  const purpose = `photo ${JSON.stringify([cut, phoneFocus])}`;
  return memoizeByFile(path.join(contentRoot, file), purpose, () => readPhoto(file, cut, phoneFocus));
}

async function readPhoto(file: string, cut?: Edges, phoneFocus?: Focus): Promise<Described> {
  const digest = sourceDigest(await readFile(path.join(contentRoot, file)), file, cut);
  const known = await cached(`${digest}.json`, async () => {
    const seen = await computePhoto(await decode(file, digest, cut), file, cut);
    return Buffer.from(JSON.stringify(seen));
  });
  const name = `${pictureStem(file)}-${digest.slice(0, 8)}`;
  const photo: Photo = { kind: 'photo', name, ...JSON.parse(Buffer.from(known).toString()) };
  const recipes = recipesOf(photo, file, digest, cut);
  if (!phoneFocus) return { photo, recipes };
  const region = cropBox(photo, cropShape('cover-phone'), phoneFocus);
  const phone = {
    // Not the picture's own name and more: `loadedFile` would take a cut file for a whole one.
    name: `${pictureStem(file)}-phone-${phoneFocus.join('-')}-${digest.slice(0, 8)}`,
    widths: limitWidths(phoneWidths, region.width),
  };
  for (const width of phone.widths)
    recipes.set(`pictures/${phone.name}-${width}.avif`, {
      key: `${digest}-phone-${phoneFocus.join('-')}-${width}.avif`,
      make: async () =>
        toSharp(await decodeOnce(file, digest, cut))
          .extract(region)
          .resize(width)
          .avif(avif)
          .toBuffer(),
    });
  return { photo: { ...photo, phone }, recipes };
}

function recipesOf(
  { name, widths, fallbackWidth }: Photo,
  file: string,
  digest: string,
  cut: Edges | undefined,
): Recipes {
  const resized = async (width: number) => toSharp(await decodeOnce(file, digest, cut)).resize(width);
  return new Map([
    ...widths.map((width): [string, Recipe] => [
      `pictures/${name}-${width}.avif`,
      { key: `${digest}-${width}.avif`, make: async () => (await resized(width)).avif(avif).toBuffer() },
    ]),
    [
      `pictures/${name}-${fallbackWidth}.jpg`,
      {
        key: `${digest}-${fallbackWidth}.jpg`,
        make: async () => (await resized(fallbackWidth)).flatten({ background: paper }).jpeg(jpeg).toBuffer(),
      },
    ],
  ]);
}

async function computePhoto(
  pixels: Pixels,
  file: string,
  cut: Edges | undefined,
): Promise<Omit<Photo, 'kind' | 'name'>> {
  const { width, height } = pixels;
  return {
    width,
    height,
    ...limitSizes(pictureSizes(file, cut !== undefined), width),
    color: await meanColor(pixels),
    blur: await tinyBlur(pixels),
    ...(cut ? { isCutOut: true } : {}),
  };
}

let last: { digest: string; pixels: Promise<Pixels> } | undefined;

/** Keeps the last decoded picture in memory, since all sizes of a picture are made one after another. */
function decodeOnce(file: string, digest: string, cut: Edges | undefined): Promise<Pixels> {
  if (last?.digest !== digest) {
    const decoding = { digest, pixels: decode(file, digest, cut) };
    last = decoding;
    // A failed attempt is not kept, so that the next call tries again.
    decoding.pixels.catch(() => {
      if (last === decoding) last = undefined;
    });
  }
  return last.pixels;
}

/**
 * Reads and decodes a picture.
 * @throws Error if the file has changed since it was described
 */
async function decode(file: string, digest: string, cut: Edges | undefined): Promise<Pixels> {
  const bytes = await readFile(path.join(contentRoot, file));
  if (sourceDigest(bytes, file, cut) !== digest) throw new Error(`content/${file} has changed meanwhile`);
  try {
    const source = sharp(bytes, { failOn }).autoOrient();
    if (cut) source.extract(regionOf(cut));
    // By default sharp's output is sRGB without metadata.
    const { data, info } = await source.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch (error) {
    throw new ContentError([unreadablePicture(file, bytes, error)]);
  }
}

function toSharp({ data, width, height, channels }: Pixels) {
  return sharp(data, { raw: { width, height, channels } });
}

function regionOf({ left, top, right, bottom }: Edges): Region {
  return { left, top, width: right - left, height: bottom - top };
}

async function meanColor(pixels: Pixels): Promise<string> {
  const [red, green, blue] = await toSharp(pixels)
    .flatten({ background: paper })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((value) => (value ?? 0).toString(16).padStart(2, '0')).join('')}`;
}

async function tinyBlur(pixels: Pixels): Promise<string> {
  const webp = await toSharp(pixels)
    .resize(16)
    .webp({ quality: 20, effort: 4, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
