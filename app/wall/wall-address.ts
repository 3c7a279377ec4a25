import type { NamedPrint, WallFrame } from '#app/loaders/types.ts';
import { findBySlug, type WithSlug } from '#app/page-parts/dialogs/find-by-slug.ts';
import { plainName } from '#app/page-parts/dialogs/plain-name.ts';
import { knownChoice, type OrderableFrame } from '#model/whatsapp/frame-choice.ts';

export type { NamedPrint };

/** Maximum number of prints that hang at once. */
export const maxPrints = 3;

/**
 * Reads the prints from an address, at most three. For several prints, the four parameters are repeated in order. A
 * print of an unknown frame group is omitted. Any other unknown or missing value becomes the group's first option.
 */
export function printsInAddress(search: string, shop: readonly (OrderableFrame & WithSlug)[]): NamedPrint[] {
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

/** Makes a print of a frame group with the wanted options. An unknown option becomes the group's first one. */
export function printOf(
  frame: OrderableFrame,
  wanted: { print?: string | undefined; size?: string | undefined; color?: string | undefined } = {},
): NamedPrint {
  const { print, size, color } = knownChoice(frame, { ...wanted, size: wanted.size?.replace('×', 'x') });
  return { frame: frame.slug, print, size, color };
}

/** Finds the frame group, artwork and color of a print in the shop; undefined if there is no such group. */
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
