import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Point } from '#model/geometry/points.ts';
import { addressIn, boxOf, oneLanguage, visit } from '../site.ts';
import {
  choosePhoto,
  choosePhotoAndTap,
  cornersOf,
  hungPrints,
  openSampleRoom,
  pressRepeatedly,
  printQuery,
  sheetToWallBrightness,
  stage,
  tapPoints,
} from '../wall/on-the-page.ts';
import { sizeOf, truthOf } from '../wall/truth.ts';

/** The four corners, in px of the photograph, of the door in it (90 × 204 cm). */
function doorOf(name: string): Point[] {
  const truth = JSON.parse(readFileSync(new URL(`../wall/${name}.json`, import.meta.url), 'utf8'));
  return truth.door.corners_px;
}

for (const language of oneLanguage) {
  const { locale, words } = language;

  test.describe(locale, () => {
    test('a door is the ruler: prints hang beside it at eye level, at a distance from the door', async ({
      page,
    }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await choosePhoto(page, language, 'w08');
      await page.getByLabel(words.wall.rulerHeight).check();
      await expect(page.getByLabel(words.wall.height)).toHaveValue('204');
      await tapPoints(page, doorOf('w08'));
      await expect(stage(page)).toHaveAttribute('data-sheet', 'by-hand');
      await expect(page.getByLabel(words.wall.right)).toHaveCount(0);
      await expect(page.getByLabel(words.wall.aboveFloor)).toHaveValue('145');
      const across = Number(await page.getByLabel(words.wall.rightOfDoor).inputValue());
      expect(Math.abs(across)).toBeGreaterThan(45 + 27);
      const corners = await cornersOf(page);
      const middle: Point = [
        corners.reduce((sum, [x]) => sum + x / 4, 0),
        corners.reduce((sum, [, y]) => sum + y / 4, 0),
      ];
      const [width, height] = sizeOf(corners);
      const real = truthOf('w08').sizeAt(middle, [54, 74]).size;
      expect(Math.abs(width / real[0] - 1)).toBeLessThan(0.05);
      expect(Math.abs(height / real[1] - 1)).toBeLessThan(0.05);
    });

    test('by keys alone: corners move a step at a time and keep the focus, then the edges are found', async ({
      page,
    }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await choosePhoto(page, language, 'w08');
      await page.getByRole('button', { name: words.wall.byKeys }).press('Enter');
      // The corners of the paper sheet have not been moved yet, so its position is still `unsure`.
      await expect(stage(page)).toHaveAttribute('data-sheet', 'unsure');
      const [wide, tall] = [1200, 1600];
      for (const [at, name] of (['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const).entries()) {
        const corner = page.getByRole('button', { name: words.wall[name] });
        await corner.focus();
        const [x, y] = truthOf('w08').corners[at] as Point;
        // A corner that is moved past another one pushes the other one away, so each corner's present position is read.
        const [here, all] = [await boxOf(corner), await boxOf(stage(page))];
        const across = x - ((here.x + here.width / 2 - all.x) / all.width) * wide;
        const down = y - ((here.y + here.height / 2 - all.y) / all.height) * tall;
        // A key press moves a corner by ten px, which is close enough to the true position.
        await pressRepeatedly(page, across > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(across) / 10);
        await pressRepeatedly(page, down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down) / 10);
        await expect(corner).toBeFocused();
      }
      await page.getByRole('button', { name: words.wall.corrected }).press('Enter');
      await expect(page.getByRole('button', { name: words.wall.topLeft })).toHaveCount(0);
      await expect(stage(page)).toHaveAttribute('data-sheet', 'found');
      // The app paints over the A4 sheet in the photograph while prints hang, and shows it again when its corners are to be
      // tapped.
      await expect.poll(() => sheetToWallBrightness(page, 'w08')).toBeLessThan(1.05);
      await page.getByRole('button', { name: words.wall.again }).press('Enter');
      await expect.poll(() => sheetToWallBrightness(page, 'w08')).toBeGreaterThan(1.1);
    });

    test('corners set by hand are not taken for sure where they lie wrong', async ({ page }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await choosePhotoAndTap(page, language, 'w02');
      await page.getByRole('button', { name: words.wall.correct }).click();
      await page.getByRole('button', { name: words.wall.topLeft }).focus();
      for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowLeft');
      await expect(stage(page)).toHaveAttribute('data-sheet', 'unsure');
      await expect(page.getByText(words.wall.unsure)).toBeVisible();
    });

    test('Escape goes one step back, wherever the focus is', async ({ page }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await choosePhoto(page, language, 'w01');
      await tapPoints(page, [
        [300, 600],
        [500, 600],
      ]);
      const left = (n: number) => page.getByText(words.wall.tapsLeft.replace('{n}', String(n)));
      await expect(left(2)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(left(3)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(left(4)).toBeVisible();
    });

    test('a print stays in sight, wherever it is dragged', async ({ page }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await openSampleRoom(page, language);
      const [box, whole] = [await boxOf(hungPrints(page)), await boxOf(stage(page))];
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(whole.x + whole.width / 2, whole.y + whole.height / 2, { steps: 4 });
      await page.mouse.move(whole.x + whole.width + 600, whole.y + 10, { steps: 4 });
      await page.mouse.up();
      const moved = await boxOf(hungPrints(page));
      expect(moved.x).toBeLessThan(whole.x + whole.width);
      expect(moved.x).toBeGreaterThan(box.x);
    });

    test('two fingers enlarge the photograph, also where one holds the print', async ({ page }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await choosePhotoAndTap(page, language, 'w02');
      const before = await hungPrints(page).getAttribute('data-corners');
      const wide = (await boxOf(hungPrints(page))).width;
      await hungPrints(page).evaluate((element) => {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        element.setPointerCapture = () => {};
        const send = (target: Element, type: string, id: number, at: number) =>
          target.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              pointerId: id,
              pointerType: 'touch',
              isPrimary: id === 1,
              clientX: x + at,
              clientY: y,
            }),
          );
        send(element, 'pointerdown', 1, 0);
        send(element, 'pointerdown', 2, 30);
        send(element, 'pointermove', 2, 60);
        send(element, 'pointermove', 1, -20);
        send(element, 'pointerup', 2, 60);
        send(element, 'pointerup', 1, -20);
      });
      await expect.poll(async () => (await boxOf(hungPrints(page))).width).toBeGreaterThan(1.5 * wide);
      expect(await hungPrints(page).getAttribute('data-corners')).toBe(before);
    });

    test('a set hangs whole within the photograph', async ({ page }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}${printQuery.replace('?', '&')}`);
      await choosePhotoAndTap(page, language, 'w02');
      await expect(hungPrints(page)).toHaveCount(2);
      const whole = await boxOf(stage(page));
      for (const at of [0, 1]) {
        const box = await boxOf(hungPrints(page).nth(at));
        expect(box.x).toBeGreaterThanOrEqual(whole.x);
        expect(box.x + box.width).toBeLessThanOrEqual(whole.x + whole.width);
      }
    });

    test('the nail is measured from the A4 sheet’s edge, and above the floor once that is known', async ({
      page,
    }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await choosePhotoAndTap(page, language, 'w02');
      await page.getByLabel(words.wall.right).fill('-60.5');
      await page.getByLabel(words.wall.above).fill('0');
      const note = page.getByRole('region', { name: words.wall.note });
      const it = words.wall.ofSheet;
      await expect(note).toContainText(words.wall.nailLeft.replace('{n}', '50').replace('{it}', it));
      await expect(note).toContainText(words.wall.nailAbove.replace('{n}', '17'));
      await page.getByLabel(words.wall.floor).fill('150');
      await expect(note).toContainText(words.wall.nailFloor.replace('{n}', '182'));
    });
  });
}
