import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Point } from '#model/geometry/points.ts';
import { addressIn, boxOf, oneLanguage, visit } from '../site.ts';
import {
  choosePhoto,
  cornersOf,
  hungPrints,
  pressRepeatedly,
  printQuery,
  sheetToWallBrightness,
  smallestDesktop,
  stage,
  tapNearSheet,
  tapPoints,
} from '../wall/on-the-page.ts';
import { sizeOf, truthOf } from '../wall/truth.ts';

/** The four corners, in px of the photograph, of the door in it (90 × 204 cm). */
function doorOf(name: string): Point[] {
  const truth = JSON.parse(readFileSync(new URL(`../wall/${name}.json`, import.meta.url), 'utf8'));
  return truth.door.corners_px;
}

test.use({ viewport: smallestDesktop });

for (const language of oneLanguage) {
  const { locale, words } = language;

  test.describe(locale, () => {
    test('an A4 sheet is found by keys alone, and a door is a ruler, too', async ({ page }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await choosePhoto(page, language, 'w08');

      await test.step('corners move a step at a time and keep the focus, then the edges are found', async () => {
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

      await test.step('prints hang beside a door at eye level, at a distance from the door', async () => {
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
    });

    test('taps are taken back, the nail is measured, fingers enlarge, and wrong corners are not taken for sure', async ({
      page,
    }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await choosePhoto(page, language, 'w02');
      const expectTapsLeft = (n: number) =>
        expect(page.getByText(words.wall.tapsLeft.replace('{n}', String(n)))).toBeVisible();

      await test.step('a double tap on one corner is one corner', async () => {
        const [corner, next] = truthOf('w02').corners;
        await tapPoints(page, [corner, corner]);
        await expectTapsLeft(3);
        await tapPoints(page, [next]);
        await expectTapsLeft(2);
      });

      await test.step('Escape goes one step back, wherever the focus is', async () => {
        await page.keyboard.press('Escape');
        await expectTapsLeft(3);
        await page.keyboard.press('Escape');
        await expectTapsLeft(4);
      });

      await test.step('the nail is measured from the A4 sheet’s edge, and above the floor once that is known', async () => {
        await tapNearSheet(page, 'w02');
        await page.getByLabel(words.wall.right).fill('-60.5');
        await page.getByLabel(words.wall.above).fill('0');
        const note = page.getByRole('region', { name: words.wall.note });
        const it = words.wall.ofSheet;
        await expect(note).toContainText(words.wall.nailLeft.replace('{n}', '50').replace('{it}', it));
        await expect(note).toContainText(words.wall.nailAbove.replace('{n}', '17'));
        await page.getByLabel(words.wall.floor).fill('150');
        await expect(note).toContainText(words.wall.nailFloor.replace('{n}', '182'));
      });

      await test.step('two fingers enlarge the photograph, also where one holds the print; Escape shows it whole', async () => {
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
        await page.keyboard.press('Escape');
        await expect.poll(async () => (await boxOf(hungPrints(page))).width).toBeCloseTo(wide, 1);
      });

      await test.step('corners set by hand are not taken for sure where they lie wrong', async () => {
        await expect(stage(page)).toHaveAttribute('data-sheet', 'found');
        await page.getByRole('button', { name: words.wall.correct }).click();
        await page.getByRole('button', { name: words.wall.topLeft }).focus();
        for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowLeft');
        await expect(stage(page)).toHaveAttribute('data-sheet', 'unsure');
        await expect(page.getByText(words.wall.unsure)).toBeVisible();
      });
    });
  });
}
