/**
 * Every frame of the shop, in cm: how wide its bar is on each side of the sheet behind the glass, how far it stands off
 * the wall.
 */
export const frameProfile = Object.freeze({ bar: 2, depth: 2.5 });

/** Width to height of every print. */
const artRatio = 3 / 4;

/** At least this share of the sheet's width stays mat on each side of the art. */
const minMat = 1 / 8;

/** All in cm, width before height. */
export interface Measures {
  /** The edge that is seen on the wall. */
  outer: readonly [number, number];
  /** Behind the glass: the mat with its window. This is what the shop calls the size. */
  printSize: readonly [number, number];
  /** The opening of the mat, in its middle: the art, never stretched or cut. */
  window: readonly [number, number];
}

/**
 * How large a framed print is, in cm.
 * @param size the sheet as in data and addresses, such as “30x40”; Error where it is not one.
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
