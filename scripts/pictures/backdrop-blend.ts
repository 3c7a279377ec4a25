/**
 * The backdrop, a photograph of a wall with the shadows of leaves, as rows of RGB bytes. `glow` is the same photograph
 * strongly blurred: it shows the light on the wall without the shadows.
 */
export interface BackdropPixels {
  data: Buffer;
  glow: Buffer;
  width: number;
  height: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

const paperLight: Rgb = [0xf5, 0xf0, 0xe8];
const lightOpacity = 0.34;

const shade: Rgb = [0x17, 0x13, 0x0f];
const moonlit: Rgb = [0x22, 0x1e, 0x1a];
/** A pixel's brightness relative to the blurred light around it: in the middle of a leaf's shadow, and outside of shadows. */
const shadowShare = 0.895;
const openShare = 1.005;

/** The backdrop multiplied onto the paper at 34% opacity. Returns RGB bytes. */
export function blendLight({ data }: BackdropPixels): Buffer {
  const out = Buffer.alloc(data.length);
  const noise = makeNoise();
  for (let index = 0; index < data.length; index += 3) {
    const grain = noise();
    for (let channel = 0; channel < 3; channel += 1) {
      const backdrop = (data[index + channel] ?? 0) / 255;
      const value = (paperLight[channel] ?? 0) * (1 - lightOpacity * (1 - backdrop));
      out[index + channel] = Math.round(value + grain);
    }
  }
  return out;
}

/** The backdrop of the dark theme. Its large gradient is removed; shadows are a little darker than the rest. Returns RGB bytes. */
export function blendDark({ data, glow }: BackdropPixels): Buffer {
  const out = Buffer.alloc(data.length);
  const noise = makeNoise();
  for (let index = 0; index < data.length; index += 3) {
    const share = brightness(data, index) / brightness(glow, index);
    const lit = Math.min(1, Math.max(0, (share - shadowShare) / (openShare - shadowShare)));
    const grain = noise();
    for (let channel = 0; channel < 3; channel += 1) {
      const from = shade[channel] ?? 0;
      out[index + channel] = Math.round(from + ((moonlit[channel] ?? 0) - from) * lit + grain);
    }
  }
  return out;
}

function brightness(pixels: Buffer, index: number): number {
  return (
    0.2126 * (pixels[index] ?? 0) + 0.7152 * (pixels[index + 1] ?? 0) + 0.0722 * (pixels[index + 2] ?? 0)
  );
}

/**
 * Noise of at most one level (of 255), which prevents visible bands where the tone changes slowly.
 * Every build gets the same numbers (a xorshift with a fixed seed), so that an unchanged backdrop stays the same file.
 */
function makeNoise(): () => number {
  let state = 0x9e3779b9;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return () => next() - next();
}
