import type { AvailabilityData } from '#model/content/availability.ts';

/** `availabilityData` says whether a print or size is sold out or limited. Without it, the option is for sale. */
export interface OrderableOption {
  availabilityData?: Pick<AvailabilityData, 'state' | 'date'>;
}

/** The fields of a frame group that an order needs, in the page’s language. */
export interface OrderableFrame {
  slug: string;
  code: string;
  title: string;
  /** Sizes in whole centimeters, such as `50x70`, with the price of one print in whole JOD. */
  pricing: (OrderableOption & { size: string; price: number })[];
  prints: (OrderableOption & { id: string; name: string })[];
  colors: { id: string; name: string }[];
}

/** What a visitor has chosen in one group of frames. The ids of print and color are those of content/. */
export interface FrameChoice {
  print: string;
  /** The print’s size in whole centimeters, such as `50x70`. */
  size: string;
  color: string;
  quantity: number;
}

/** The smallest and the largest quantity in one line of an order. A larger number is treated as a typing error. */
export const minQuantity = 1;
export const maxQuantity = 9999;

/** The fields of a choice that an address or an earlier visit asks for. The group of frames may not have these options. */
type WantedChoice = { [Field in keyof FrameChoice]?: FrameChoice[Field] | undefined };

/**
 * Completes a visitor's choice in a frame group. A wanted option that the group does not have, or a missing one,
 * becomes the group’s first option. A missing quantity becomes 1.
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
