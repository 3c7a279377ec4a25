import path from 'node:path';
import { sharpWidth } from '#model/content/first-pictures.ts';

/** The widths (px, ascending) of a picture's AVIF files, and the width of its JPEG file for older browsers. */
interface PictureSizes {
  widths: number[];
  fallbackWidth: number;
}

/** Raise this number when the encoding changes without a change of the settings below: then all files get new names. */
export const settingsVersion = 1;

/** AVIF settings. A higher effort than 2 would save a few per cent of size, but the first build would take minutes. */
export const avif = { quality: 52, effort: 2 };
export const jpeg = { quality: 74, mozjpeg: true };
/** The background of transparent pictures in formats without transparency. */
export const paper = '#f5f0e8';

/**
 * The widths of the files that are made of a picture for the pages.
 * @param file the picture's path below content/, with forward slashes
 * @param isCutOut whether the picture is cropped to a frame, whose width is about a quarter of the picture's
 */
export function pictureSizes(file: string, isCutOut = false): PictureSizes {
  // Flat prints are drawn into photographs of walls, at most at 30 px per centimeter, and shown small in the list of choices.
  if (/^frames\/[^/]+\/art-/.test(file)) return { widths: [160, 720], fallbackWidth: 720 };
  if (file.startsWith('rooms/')) return { widths: [800, 1200, 1600, sharpWidth], fallbackWidth: 800 };
  if (isCutOut) return { widths: [250, 320, 560, 1000], fallbackWidth: 560 };
  if (file.startsWith('frames/')) return { widths: [320, 720, 1200], fallbackWidth: 720 };
  if (file.startsWith('people/')) return { widths: [120, 240], fallbackWidth: 240 };
  if (file.startsWith('pictures/hero-'))
    return { widths: [480, 720, 1080, 1280, 1600, 2400], fallbackWidth: 1080 };
  // On phones the pictures of services are cropped to half their width; the first one is right below the hero.
  if (file.startsWith('services/')) return { widths: [480, 960, 1280, 1600, sharpWidth], fallbackWidth: 960 };
  // The width 720 is for a card that is as wide as a phone.
  if (/^(portfolio|projects)\//.test(file))
    return { widths: [480, 720, 1080, 1600, sharpWidth], fallbackWidth: 960 };
  return { widths: [480, 960, 1600, sharpWidth], fallbackWidth: 960 };
}

/** Widths (px) of a project's first picture, cut for phones: a window of 390 points uses 780. */
export const phoneWidths = [480, 780, 1200];

/** Limits widths to the width (px) of the original, so that nothing is enlarged; equal widths are kept once. */
export function limitWidths(widths: readonly number[], originalWidth: number): number[] {
  return [...new Set(widths.map((width) => Math.min(width, originalWidth)))];
}

/** Limits the widths of a picture's files to the width (px) of the original. */
export function limitSizes({ widths, fallbackWidth }: PictureSizes, originalWidth: number): PictureSizes {
  return {
    widths: limitWidths(widths, originalWidth),
    fallbackWidth: Math.min(fallbackWidth, originalWidth),
  };
}

/** The start of the names of a picture's files: `frames/arches/2-front.jpg` → `frames-arches-2-front`. */
export function pictureStem(file: string): string {
  const { dir, name } = path.posix.parse(file);
  return [...dir.split('/'), name]
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
