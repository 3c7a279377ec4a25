/**
 * The profile of every frame in the shop, in cm: the width of the bar on each side of the print, and the depth from the
 * wall to the front.
 */
export const frameProfile = Object.freeze({ bar: 2, depth: 2.5 });

/** Gap between two prints side by side, in cm. With a smaller gap, the shadows of the prints would merge. */
export const printGap = 8;

/** Width divided by height of every artwork. */
const artRatio = 3 / 4;

/** Minimum width of the mat on each side of the art, as a share of the print's width. */
const minMat = 1 / 8;

/** Sizes of a framed print in cm, as [width, height]. */
export interface Measures {
  /** The outer edge of the frame. */
  outer: readonly [number, number];
  /** The print behind the glass: the mat with its window. The shop calls this measure the size. */
  printSize: readonly [number, number];
  /** The opening in the middle of the mat, which shows the art. The art is never stretched or cropped. */
  window: readonly [number, number];
}

/**
 * The sizes of a framed print, in cm.
 * @param size the print's size as in data and addresses, such as “30x40”
 * @throws Error if the text is not a size
 * @example measures('30x40').outer // [34, 44]
 */
export function measures(size: string): Measures {
  const [, across, up] = /^(\d+(?:\.\d+)?)[x×](\d+(?:\.\d+)?)$/.exec(size) ?? [];
  const [width, height] = [Number(across), Number(up)];
  if (!(width > 0 && height > 0)) throw new Error(`Not a size: ${size}`);
  const { bar } = frameProfile;
  const mat = width * minMat;
  const window = Math.min(width - 2 * mat, (height - 2 * mat) * artRatio);
  return {
    outer: [width + 2 * bar, height + 2 * bar],
    printSize: [width, height],
    window: [window, window / artRatio],
  };
}
