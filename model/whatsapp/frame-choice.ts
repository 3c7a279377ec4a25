import type { AvailabilityData } from '#model/content/availability.ts';

/** The fields of a frame group that an order needs, in the page’s language. */
export interface OrderableFrame {
  slug: string;
  code: string;
  title: string;
  /** Sizes in whole centimeters, such as `50x70`, with the price of one print in whole JOD. */
  pricing: { size: string; price: number }[];
  /** `availabilityData` says whether a print is sold out or limited. Without it, the print is for sale. */
  prints: { id: string; name: string; availabilityData?: Pick<AvailabilityData, 'state' | 'date'> }[];
  colors: { id: string; name: string }[];
}

/** A choice in one frame group: the ids are those of content/. */
export interface FrameChoice {
  print: string;
  /** The print’s size in whole centimeters, such as `50x70`. */
  size: string;
  color: string;
  quantity: number;
}

/** The smallest and the largest quantity of one order line. A larger number is treated as a typing error. */
export const minQuantity = 1;
export const maxQuantity = 9999;

/** Any fields of a choice, from an address or from an earlier visit. They may not exist in the group. */
type WantedChoice = { [Field in keyof FrameChoice]?: FrameChoice[Field] | undefined };

/**
 * Completes a choice of a frame group. A wanted option that the group does not have, or a missing one, becomes the
 * group’s first option. A missing quantity becomes 1.
 */
export function knownChoice(
  { prints, pricing, colors }: OrderableFrame,
  wanted: WantedChoice = {},
): FrameChoice {
  const known = (names: string[], name = '') => (names.includes(name) ? name : (names[0] ?? ''));
  const idsOf = (options: { id: string }[]) => options.map(({ id }) => id);
  const sizes = pricing.map(({ size }) => size);
  return {
    print: known(idsOf(prints), wanted.print),
    size: known(sizes, wanted.size),
    color: known(idsOf(colors), wanted.color),
    quantity: wanted.quantity ?? minQuantity,
  };
}
