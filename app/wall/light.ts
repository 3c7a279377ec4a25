import type { Quad } from '#model/geometry/points.ts';
import { type Color, colorsAt, median, medianColor, noiseOf, type Pixels } from './contrast.ts';

/** The light in a photograph. Prints are drawn in the same light, so that they look as if they hung in the room. */
export interface Light {
  /** The color of white paper in this photograph: red, green and blue in linear light, from 0 to 1. */
  white: Color;
  /** The direction along the wall toward the light, as [right, up]. The length is 0 for even light, and at most 1. */
  direction: readonly [right: number, up: number];
  /** The darkest value in the photograph, in linear light. No part of a print is drawn darker than this. */
  black: number;
  /** The noise of the photograph: standard deviation of neighboring pixels, in gamma-encoded values from 0 to 1. */
  grain: number;
}

/**
 * Estimates the light in a photograph from the A4 sheet, which is white, and from the wall around it, which gets darker
 * away from the light.
 * @param corners corners in px of the A4 sheet, or of an area of the wall if there is no sheet
 * @param isA4Sheet false if `corners` is an area of the wall: its color counts only half, because the wall may be
 *   painted
 */
export function lightOf(pixels: Pixels, corners: Quad, isA4Sheet: boolean): Light {
  const seen = medianColor(colorsAt(pixels, corners, isA4Sheet ? 0.5 : 1));
  const linear = seen.map(linearOf) as unknown as Color;
  const brightest = Math.max(...linear, 0.05);
  // Without an A4 sheet, the light's color is estimated as the middle between the wall's color and gray. Paper is at
  // least as bright as the wall.
  const white = linear.map((value) => (isA4Sheet ? value : (value + brightest) / 2)) as unknown as Color;
  return {
    white,
    direction: lightDirectionOf(pixels, corners),
    black: blackOf(pixels),
    grain: grainOf(pixels, corners),
  };
}

/** Converts an sRGB value (0 to 255) to linear light (0 to 1), by IEC 61966-2-1. */
export function linearOf(step: number): number {
  const share = step / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Converts a color such as “#5b412d” to linear light. */
export function linearColor(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [linearOf(value >> 16), linearOf((value >> 8) & 255), linearOf(value & 255)];
}

/**
 * The direction toward the light: compares the brightness of the wall right and left of the A4 sheet, and above and
 * below it, on rings around the sheet. A difference of a fifth of the brightness gives 1.
 */
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
