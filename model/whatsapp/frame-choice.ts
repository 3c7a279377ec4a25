import type { ToldAvailability } from '#model/content/availability.ts';

/** What an order needs of a frame group, in the language of the page. */
export interface OrderableFrame {
  slug: string;
  code: string;
  title: string;
  /** Sizes in whole centimeters, such as `50x70`, with the price of one print in whole JOD. */
  pricing: { size: string; price: number }[];
  /** Each with whether it is sold out or limited; without `told` it is for sale. */
  prints: { id: string; name: string; told?: Pick<ToldAvailability, 'state' | 'date'> }[];
  colors: { id: string; name: string }[];
}

/** What is chosen of one frame group, by the stable names of content/. */
export interface FrameChoice {
  print: string;
  /** Whole centimeters, such as `50x70`. */
  size: string;
  color: string;
  quantity: number;
}

/** The least that can be ordered; and more of one line than this is a slip of the finger. */
export const minQuantity = 1;
export const maxQuantity = 9999;

/** What is wanted of a frame group: any part of a choice, from an address or from an earlier visit. */
type WantedChoice = { [Field in keyof FrameChoice]?: FrameChoice[Field] | undefined };

/** A choice of a frame group: what is wanted of it where it has that, otherwise the first there is; one print where no quantity is. */
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
