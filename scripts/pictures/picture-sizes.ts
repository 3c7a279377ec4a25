import path from 'node:path';

/** Which files are written for one picture. Widths in px, ascending, not yet limited to the original's width. */
interface PictureSizes {
  widths: number[];
  fallbackWidth: number;
}

/** Raise it when the way of writing changes without a change of the numbers below: new names, new files. */
export const settingsVersion = 1;

/** AVIF: above effort 2 the first build takes minutes, for a few per cent of size. */
export const avif = { quality: 52, effort: 2 };
export const jpeg = { quality: 74, mozjpeg: true };
/** What stands behind a picture with transparent parts where its format has none. */
export const paper = '#f5f0e8';

/**
 * The sizes that the picture is shown in.
 * @param file its path below content/, with forward slashes
 * @param isCutOut a frame that was cut out, which takes a quarter of the width
 */
export function pictureSizes(file: string, isCutOut = false): PictureSizes {
  // The flat prints, which are drawn into photographs of walls at 30 px a centimeter at most, and small to be chosen from.
  if (/^frames\/[^/]+\/art-/.test(file)) return { widths: [160, 720], fallbackWidth: 720 };
  if (file.startsWith('rooms/')) return { widths: [800, 1200, 1600], fallbackWidth: 800 };
  if (isCutOut) return { widths: [250, 320, 560, 1000], fallbackWidth: 560 };
  if (file.startsWith('frames/')) return { widths: [320, 720, 1200], fallbackWidth: 720 };
  if (file.startsWith('people/')) return { widths: [120, 240], fallbackWidth: 240 };
  if (file.startsWith('pictures/hero-'))
    return { widths: [480, 720, 1080, 1280, 1600, 2400], fallbackWidth: 1080 };
  // Cropped to half their width on phones, and the first picture below the hero.
  if (file.startsWith('services/')) return { widths: [480, 960, 1280, 1600], fallbackWidth: 960 };
  // A card as wide as a phone takes 720.
  if (/^(portfolio|projects)\//.test(file)) return { widths: [480, 720, 1080, 1600], fallbackWidth: 960 };
  return { widths: [480, 960, 1600], fallbackWidth: 960 };
}

/** Widths of a project's first picture that is cut for phones: a window of 390 points takes 780 px. */
export const phoneWidths = [480, 780, 1200];

/** Widths limited to the original's: nothing is enlarged, nothing is written twice. */
export function limitWidths(widths: readonly number[], originalWidth: number): number[] {
  return [...new Set(widths.map((width) => Math.min(width, originalWidth)))];
}

/** The same sizes for an original of that width. */
export function limitSizes({ widths, fallbackWidth }: PictureSizes, originalWidth: number): PictureSizes {
  return {
    widths: limitWidths(widths, originalWidth),
    fallbackWidth: Math.min(fallbackWidth, originalWidth),
  };
}

/** `frames/arches/2-front.jpg` → `frames-arches-2-front`. */
export function pictureStem(file: string): string {
  const { dir, name } = path.posix.parse(file);
  return [...dir.split('/'), name]
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
