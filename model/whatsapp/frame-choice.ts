/** What is chosen of one frame group, by the stable names of content/. */
export interface FrameChoice {
  print: string;
  /** Whole centimeters, such as `50x70`. */
  size: string;
  color: string;
  quantity: number;
}

/** The least that can be ordered; and more of one line than this is a slip of the finger. */
export const leastQuantity = 1;
export const mostQuantity = 9999;

/** What can be chosen of a frame group. */
export interface FrameOptions {
  prints: { id: string }[];
  pricing: { size: string }[];
  colors: { id: string }[];
}

/** At the start: the first of everything, once. */
export function firstChoice({ prints, pricing, colors }: FrameOptions): FrameChoice {
  return {
    print: prints[0]?.id ?? '',
    size: pricing[0]?.size ?? '',
    color: colors[0]?.id ?? '',
    quantity: leastQuantity,
  };
}
