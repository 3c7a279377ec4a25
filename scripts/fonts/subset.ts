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

/** What a subset leaves out besides unused characters. */
export interface SubsetLimits {
  variationAxes?: VariationAxes;
  /** The layout features that stay; all features if it is not set. */
  keepFeatures?: string[];
}

// The package is CommonJS and comes without types.
const subsetFont: (font: Buffer, text: string | undefined, options: SubsetOptions) => Promise<Buffer> =
  createRequire(import.meta.url)('subset-font');

/**
 * A woff2 with only these characters and the layout features that they need.
 * Hinting is removed: it takes a quarter of Plex, and phones and high-resolution screens ignore it.
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

/** The font uncompressed, so that its tables can be read; a variable font at weight 400. */
export function unpack(font: Buffer, isVariable: boolean): Promise<Buffer> {
  const variationAxes = isVariable ? { wght: 400 } : undefined;
  return subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes });
}
