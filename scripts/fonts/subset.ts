import { createRequire } from 'node:module';

/** Limits or pins the axes of a variable font. */
type VariationAxes = Record<string, number | { min: number; max: number }>;

interface SubsetOptions {
  targetFormat: 'woff2' | 'sfnt';
  variationAxes?: VariationAxes | undefined;
  keepAllGlyphs?: boolean;
  keepFeatures?: string[] | undefined;
  noHinting?: boolean;
}

/** What a subset font leaves out besides unused characters. */
export interface SubsetLimits {
  variationAxes?: VariationAxes;
  /** The layout features that the subset font keeps; without this list it keeps all. */
  keepFeatures?: string[];
}

// The package subset-font is CommonJS and has no types of its own.
const subsetFont: (font: Buffer, text: string | undefined, options: SubsetOptions) => Promise<Buffer> =
  createRequire(import.meta.url)('subset-font');

/**
 * A woff2 font with only the given characters and the layout features that they need.
 * Hinting is removed: it takes a quarter of the file of Plex, and phones and high-resolution screens ignore it.
 */
export function subsetToWoff2(font: Buffer, characters: string[], cut: SubsetLimits): Promise<Buffer> {
  const { variationAxes, keepFeatures } = cut;
  return subsetFont(font, characters.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes,
    keepFeatures,
  });
}

/** Returns a font uncompressed, so that its tables can be read. A variable font is pinned at weight 400. */
export function unpack(font: Buffer, isVariable: boolean): Promise<Buffer> {
  const variationAxes = isVariable ? { wght: 400 } : undefined;
  return subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes });
}
