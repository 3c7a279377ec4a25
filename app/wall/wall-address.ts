import type { WallFrame } from '#app/loaders/types.ts';
import { findBySlug } from '#app/page-parts/dialogs/find-by-slug.ts';
import { plainName } from '#app/page-parts/dialogs/plain-name.ts';

/** A print by its stable names, as the address says it: `?frame=dunes&print=noon&size=50x70&color=walnut`. */
export interface NamedPrint {
  frame: string;
  print: string;
  /** Centimeters, such as “50x70”. */
  size: string;
  color: string;
}

/** What can be named: a part of the shop. */
export interface Choices {
  slug: string;
  formerly?: string[] | undefined;
  pricing: { size: string }[];
  colors: { id: string }[];
  prints: { id: string }[];
}

/** So many prints hang at once at most. */
export const mostPrints = 3;

/**
 * The prints that an address names, at most three; the four values repeat in their order for a set. An unknown frame is left
 * out, anything else that is unknown or missing is the first there is.
 */
export function printsInAddress(search: string, shop: readonly Choices[]): NamedPrint[] {
  const params = new URLSearchParams(search);
  const valuesOf = (name: string) => params.getAll(name).map(plainName);
  const [prints, sizes, colors] = [valuesOf('print'), valuesOf('size'), valuesOf('color')];
  return valuesOf('frame')
    .slice(0, mostPrints)
    .flatMap((slug, at) => {
      const frame = findBySlug(shop, slug);
      return frame ? [printOf(frame, { print: prints[at], size: sizes[at], color: colors[at] })] : [];
    });
}

/** A print of a frame, with what is wanted of it where that is to be had. */
export function printOf(
  frame: Choices,
  wanted: { print?: string | undefined; size?: string | undefined; color?: string | undefined } = {},
): NamedPrint {
  const known = (ids: string[], id: string | undefined) => ids.find((one) => one === id) ?? ids[0] ?? '';
  return {
    frame: frame.slug,
    print: known(
      frame.prints.map(({ id }) => id),
      wanted.print,
    ),
    size: known(
      frame.pricing.map(({ size }) => size),
      wanted.size?.replace('×', 'x'),
    ),
    color: known(
      frame.colors.map(({ id }) => id),
      wanted.color,
    ),
  };
}

/** What a print names in the shop; undefined where there is no such frame. */
export function findPrint({ frame: slug, print, color }: NamedPrint, frames: readonly WallFrame[]) {
  const frame = findBySlug(frames, slug);
  return (
    frame && {
      frame,
      print: frame.prints.find(({ id }) => id === print),
      color: frame.colors.find(({ id }) => id === color),
    }
  );
}
