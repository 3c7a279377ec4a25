import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { interpolate, type Point, type Quad } from '#model/geometry/points.ts';
import { boxOf, content, itemOf, type Language } from '../site.ts';
import { truthOf } from './truth.ts';

export const group = itemOf(content.frames, 'dunes');
export const print = group.prints[0]?.id ?? '';
export const printQuery = `?frame=${group.slug}&print=${print}&size=50x70&color=${group.colors[0]}`;

/**
 * The smallest window in which the wall stands beside its controls. The tests' browser draws the wall without a graphics card,
 * which takes time for every pixel.
 */
export const smallestDesktop = { width: 960, height: 600 };

export const stage = (page: Page) => page.locator('[data-wall]');
export const hungPrints = (page: Page) => page.locator('[data-print]');

/** Chooses one of the eight test photographs on the page of the wall tool. */
export async function choosePhoto(page: Page, { words }: Language, name: string) {
  const file = fileURLToPath(new URL(`${name}.jpg`, import.meta.url));
  await page.getByLabel(words.wall.choose).setInputFiles(file);
  await expect(stage(page)).toHaveAttribute('data-sheet', 'asked');
}

/** Taps the photograph of the wall at some points, given in px of the photograph. */
export async function tapPoints(page: Page, points: readonly Point[]) {
  await stage(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await boxOf(stage(page));
  const [width, height] = await photoSize(page);
  for (const [x, y] of points)
    await page.mouse.click(box.x + (x / width) * box.width, box.y + (y / height) * box.height);
}

/** Chooses one of the eight test photographs and taps near the A4 sheet's corners. */
export async function choosePhotoAndTap(page: Page, language: Language, name: string) {
  await choosePhoto(page, language, name);
  await tapNearSheet(page, name);
}

/** Taps near the corners of the A4 sheet in a test photograph, 20 px away from each corner, and waits for the prints. */
export async function tapNearSheet(page: Page, name: string) {
  await tapPoints(
    page,
    truthOf(name).corners.map(([x, y]): Point => [x + 14, y - 14]),
  );
  await expect(hungPrints(page)).not.toHaveCount(0);
}

/** Opens the first sample room on the page of the wall tool, and waits until a print hangs there. */
export async function openSampleRoom(page: Page, { words }: Language) {
  await page
    .getByRole('button', { name: new RegExp(`^${words.wall.room}`) })
    .first()
    .click();
  await expect(hungPrints(page)).not.toHaveCount(0);
}

export async function cornersOf(page: Page): Promise<Quad> {
  const text = (await hungPrints(page).first().getAttribute('data-corners')) ?? '';
  return text.split(' ').map((corner) => corner.split(',').map(Number)) as unknown as Quad;
}

async function photoSize(page: Page): Promise<[number, number]> {
  const [width, height] = (await stage(page).getAttribute('data-photo'))?.split('x').map(Number) ?? [];
  if (!width || !height) throw new Error('There is no stage');
  return [width, height];
}

/**
 * Brightness of the drawn wall at the A4 sheet's middle, divided by the brightness left of the sheet: 1 if the sheet is
 * painted over.
 */
export function sheetToWallBrightness(page: Page, name: string): Promise<number> {
  const [topLeft, topRight, bottomRight] = truthOf(name).corners;
  const middle = interpolate(topLeft, bottomRight, 0.5);
  return brightnessRatio(page, middle, [
    middle[0] + topLeft[0] - topRight[0],
    middle[1] + topLeft[1] - topRight[1],
  ]);
}

/** Brightness of the first print's mat, divided by the brightness of the wall beside its frame. */
export async function matToWallBrightness(page: Page): Promise<number> {
  const [topLeft, topRight, bottomRight, bottomLeft] = await cornersOf(page);
  const [left, right] = [interpolate(topLeft, bottomLeft, 0.5), interpolate(topRight, bottomRight, 0.5)];
  return brightnessRatio(page, interpolate(left, right, 0.09), interpolate(left, right, -0.2));
}

/** Brightness of the drawn wall at one point, divided by that at another. Points are in px of the photograph. */
async function brightnessRatio(page: Page, one: Point, other: Point): Promise<number> {
  const [width] = await photoSize(page);
  return stage(page)
    .locator('canvas')
    .first()
    .evaluate(
      (canvas: HTMLCanvasElement, [wide, ...points]) => {
        const context = document.createElement('canvas').getContext('2d');
        const [first = 0, second = 1] = points.map(([x, y]) => {
          context?.drawImage(canvas, (-x * canvas.width) / wide, (-y * canvas.width) / wide);
          return context
            ?.getImageData(0, 0, 1, 1)
            .data.slice(0, 3)
            .reduce((sum, value) => sum + value, 0);
        });
        return first / second;
      },
      [width, one, other] as const,
    );
}

/** Holds Shift and an arrow key: one real key press, then repeated key events as fast as the page handles them. */
export async function pressRepeatedly(page: Page, key: string, times: number) {
  if (times < 1) return;
  await page.keyboard.press(`Shift+${key}`);
  await page.evaluate(
    async ([name, more]) => {
      const init = { key: name, shiftKey: true, repeat: true, bubbles: true, cancelable: true };
      for (let press = 0; press < more; press += 1) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
        // React handles an event completely before the next microtask. It paints only afterwards, once for all events.
        await null;
      }
    },
    [key, Math.round(times) - 1] as const,
  );
}
