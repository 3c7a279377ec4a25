import type { Quad } from '#model/geometry/points.ts';
import { type Color, colorsAt, median, medianColor, noiseOf, type Pixels } from './contrast.ts';

/** How a photograph shows white and from where its light falls, for drawing something else into it. */
export interface Light {
  /** How white paper comes out in this photograph: red, green and blue in linear light, 1 is the brightest. */
  white: Color;
  /** Towards the light along the wall: right and up, 0 (even light) to 1 long. */
  direction: readonly [right: number, up: number];
  /** The darkest that the photograph shows, in linear light: nothing drawn into it is blacker. */
  black: number;
  /** Neighboring pixels differ by so much (standard deviation, of 1 as seen, not linear): its grain. */
  grain: number;
}

/**
 * Reads the light off the sheet, which is white, and off the wall round it, which gets darker away from the light.
 * @param corners of the sheet in px; where there is none, of a place on the wall that stands for it, and `isSheet` is false:
 *   then the wall's color counts at half strength, for the wall may be painted.
 */
export function lightOf(pixels: Pixels, corners: Quad, isA4Sheet: boolean): Light {
  const seen = medianColor(colorsAt(pixels, corners, isA4Sheet ? 0.5 : 1));
  const linear = seen.map(linearOf) as unknown as Color;
  const brightest = Math.max(...linear, 0.05);
  // A wall is at most as bright as paper; halfway between its color and gray is a fair guess of the light's.
  const white = linear.map((value) => (isA4Sheet ? value : (value + brightest) / 2)) as unknown as Color;
  return {
    white,
    direction: lightDirectionOf(pixels, corners),
    black: blackOf(pixels),
    grain: grainOf(pixels, corners),
  };
}

/** One of 255 steps as seen to linear light from 0 to 1 (IEC 61966-2-1, sRGB). */
export function linearOf(step: number): number {
  const share = step / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** A color such as “#5b412d” in linear light. */
export function linearColor(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [linearOf(value >> 16), linearOf((value >> 8) & 255), linearOf(value & 255)];
}

/** The wall on rings outside of the sheet: right against left, above against below; a fifth of its brightness is a strong slope. */
function lightDirectionOf(pixels: Pixels, corners: Quad): readonly [number, number] {
  const sides: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const ring of [1.5, 1.8, 2.1]) {
    const colors = colorsAt(pixels, corners, ring);
    colors.forEach((color, index) => {
      if (color) sides[Math.floor((4 * index) / colors.length) as 0 | 1 | 2 | 3].push(brightness(color));
    });
  }
  const [top, right, bottom, left] = sides.map(median) as [number, number, number, number];
  const mean = (top + right + bottom + left) / 4 || 1;
  const [across, up] = [(right - left) / mean / 0.2, (top - bottom) / mean / 0.2];
  const length = Math.max(Math.hypot(across, up), 1);
  return [across / length, up / length];
}

function blackOf({ data }: Pixels): number {
  let darkest = 255;
  for (let offset = 0; offset < data.length; offset += 4 * 7) {
    darkest = Math.min(
      darkest,
      Math.max(data[offset] as number, data[offset + 1] as number, data[offset + 2] as number),
    );
  }
  return Math.min(linearOf(darkest), 0.03);
}

function grainOf(pixels: Pixels, corners: Quad): number {
  const colors = [0.3, 0.5].flatMap((ring) => colorsAt(pixels, corners, ring));
  return Math.min(noiseOf(colors, brightness) / 255, 0.04);
}

function brightness([red, green, blue]: Color): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
