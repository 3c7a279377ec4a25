import type { WallFrame } from '#app/loaders/types.ts';
import { findBySlug, type Named } from '#app/page-parts/dialogs/find-by-slug.ts';
import { plainName } from '#app/page-parts/dialogs/plain-name.ts';
import { knownChoice, type OrderableFrame } from '#model/whatsapp/frame-choice.ts';

/** A print by its stable names, as the address says it: `?frame=dunes&print=noon&size=50x70&color=walnut`. */
export interface NamedPrint {
  frame: string;
  print: string;
  /** Centimeters, such as “50x70”. */
  size: string;
  color: string;
}

/** So many prints hang at once at most. */
export const maxPrints = 3;

/**
 * The prints that an address names, at most three; the four values repeat in their order for a set. An unknown frame is left
 * out, anything else that is unknown or missing is the first there is.
 */
export function printsInAddress(search: string, shop: readonly (OrderableFrame & Named)[]): NamedPrint[] {
  const params = new URLSearchParams(search);
  const valuesOf = (name: string) => params.getAll(name).map(plainName);
  const [prints, sizes, colors] = [valuesOf('print'), valuesOf('size'), valuesOf('color')];
  return valuesOf('frame')
    .slice(0, maxPrints)
    .flatMap((slug, index) => {
      const frame = findBySlug(shop, slug);
      return frame
        ? [printOf(frame, { print: prints[index], size: sizes[index], color: colors[index] })]
        : [];
    });
}

/** A print of a frame, with what is wanted of it where that is to be had. */
export function printOf(
  frame: OrderableFrame,
  wanted: { print?: string | undefined; size?: string | undefined; color?: string | undefined } = {},
): NamedPrint {
  const { print, size, color } = knownChoice(frame, { ...wanted, size: wanted.size?.replace('×', 'x') });
  return { frame: frame.slug, print, size, color };
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
