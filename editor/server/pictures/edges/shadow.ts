import type { Edges } from '../../../../app/content/schema.ts';
import type { Raster } from './raster.ts';

/**
 * How much darker a wall is right beside a rectangle than a little further away, as a share (0 to 1) of its light, on the side
 * where it is most: whatever hangs on a wall keeps some light from it, what is printed on paper does not.
 * @param rectangle in px of the reduced picture
 */
export function shadowBeside(reduced: Raster, { left, top, right, bottom }: Edges): number {
  const away = Math.max(8, Math.round(0.05 * Math.min(right - left, bottom - top)));
  const column = (x: number) => medianLight(reduced, [x, x + 1], [top, bottom]);
  const row = (y: number) => medianLight(reduced, [left, right], [y, y + 1]);
  const darker = (light: (at: number) => number | undefined, edge: number, direction: 1 | -1) => {
    const near = light(edge + 3 * direction);
    const far = light(edge + (3 + away) * direction) ?? light(edge + (3 + Math.round(away / 2)) * direction);
    return near === undefined || far === undefined ? 0 : (far - near) / Math.max(far, 8);
  };
  return Math.max(
    darker(column, left, -1),
    darker(column, right, 1),
    darker(row, top, -1),
    darker(row, bottom, 1),
  );
}

/** The middle (median) light (0 to 255) of a box; undefined where it is not within the picture. */
function medianLight(
  { width, height, data }: Raster,
  [left, right]: [number, number],
  [top, bottom]: [number, number],
): number | undefined {
  if (left < 0 || top < 0 || right > width || bottom > height) return undefined;
  const lights: number[] = [];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3;
      lights.push(0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0));
    }
  return lights.sort((a, b) => a - b)[lights.length >> 1];
}
