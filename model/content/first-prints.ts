/** The fields of a frame group that decide which of its prints hang first. */
interface HangableFrame {
  slug: string;
  pricing: readonly { size: string }[];
  prints: readonly { id: string; art?: string | undefined }[];
  colors: readonly string[];
}

/**
 * The prints that hang on a wall while none is chosen: two of the shop's first group that has flat art, in its largest
 * size, because a single small print looks lost above a sofa. Sizes stand in ascending order.
 */
export function firstPrints(frames: readonly HangableFrame[]) {
  const frame = frames.find(({ prints }) => prints.some(({ art }) => art));
  const size = frame?.pricing.at(-1)?.size;
  const color = frame?.colors[0];
  if (!frame || !size || !color) return [];
  return frame.prints
    .flatMap(({ id, art }) => (art ? [{ frame: frame.slug, print: id, art, size, color }] : []))
    .slice(0, 2);
}
