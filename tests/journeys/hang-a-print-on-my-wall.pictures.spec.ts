import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { measures } from '#model/geometry/measures.ts';
import type { Point } from '#model/geometry/points.ts';
import { addressIn, boxOf, chatText, content, languages, onceIn, visit } from '../site.ts';
import {
  choosePhoto,
  choosePhotoAndTap,
  cornersOf,
  group,
  hungPrints,
  matToWallBrightness,
  openSampleRoom,
  pressRepeatedly,
  print,
  printQuery,
  stage,
  tapPoints,
} from '../wall/on-the-page.ts';
import { sizeOf, truthOf } from '../wall/truth.ts';

for (const language of languages) {
  const { locale, words } = language;
  const once = onceIn(language);

  test.describe(locale, () => {
    once(
      'the print of the address is seen in each sample room, and hangs there after one tap',
      async ({ page }) => {
        await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
        const main = page.getByRole('main');
        await expect(main.getByText(group.title[locale])).toBeVisible();
        const arts = main.locator('img[src*="-art-"]');
        const stem = await arts.first().getAttribute('src');
        await expect(main.locator(`button img[src="${stem}"]`)).toHaveCount(3);
        await openSampleRoom(page, language);
        await expect(hungPrints(page)).toHaveAttribute('data-print', `${group.slug}/${print}`);
        await expect(hungPrints(page)).toHaveAttribute('data-outer', '54x74');
      },
    );

    once(
      'without a choice two large prints hang, with mats that are clearly lighter than the wall',
      async ({ page }) => {
        await visit(page, addressIn(language, 'wall'));
        const [first] = content.frames;
        const outer = measures(first?.pricing.at(-1)?.size ?? '').outer.join('x');
        await expect(page.locator('button img[src*="-art-"]')).toHaveCount(2 * content.rooms.length);
        await openSampleRoom(page, language);
        await expect(hungPrints(page)).toHaveCount(2);
        for (const hung of await hungPrints(page).all())
          await expect(hung).toHaveAttribute('data-outer', outer);
        await expect.poll(() => matToWallBrightness(page)).toBeGreaterThan(1.15);
      },
    );

    once(
      'in one’s own photograph it hangs at true size, and nothing leaves the page',
      async ({ page, baseURL }) => {
        const sent: string[] = [];
        await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
        page.on('request', (request) => {
          if (request.postData() || !request.url().startsWith(baseURL ?? '')) sent.push(request.url());
        });
        await choosePhotoAndTap(page, language, 'w02');
        await expect(stage(page)).toHaveAttribute('data-sheet', 'found');
        await expect(page.getByText(words.wall.within)).toBeVisible();
        await page.getByLabel(words.wall.right).fill('-92');
        await page.getByLabel(words.wall.above).fill('0');
        await expect(page.getByLabel(words.wall.right)).toHaveValue('-92');
        const corners = await cornersOf(page);
        const middle: Point = [
          corners.reduce((sum, [x]) => sum + x / 4, 0),
          corners.reduce((sum, [, y]) => sum + y / 4, 0),
        ];
        const real = truthOf('w02').sizeAt(middle, [54, 74]).size;
        const drawn = sizeOf(corners);
        expect(Math.abs(drawn[0] / real[0] - 1)).toBeLessThan(0.03);
        expect(Math.abs(drawn[1] / real[1] - 1)).toBeLessThan(0.03);
        expect(sent).toEqual([]);
      },
    );

    test('arrows move it by a centimeter, with Shift by ten, as the eye sees it', async ({ page }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await choosePhotoAndTap(page, language, 'w01');
      const right = page.getByLabel(words.wall.right);
      const before = Number(await right.inputValue());
      await hungPrints(page).focus();
      await page.keyboard.press('ArrowRight');
      await expect(right).toHaveValue(String(before + 1));
      await page.keyboard.press('Shift+ArrowLeft');
      await expect(right).toHaveValue(String(before - 9));
    });

    once('another size and color are ordered and sent as they hang', async ({ page }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await openSampleRoom(page, language);
      // Outlines of the larger sizes appear around the print for a short time, so the wait starts before the click.
      const names = (text: string) =>
        page.waitForFunction(
          (wanted) =>
            [...document.querySelectorAll('.wall-size-name')].map((one) => one.textContent).join('|') ===
            wanted,
          `${text}\u00a0${words.common.centimeters}`,
        );
      const smaller = names('30×40 · 40×50');
      await page.getByRole('radio', { name: '50×70' }).hover();
      await smaller;
      const larger = page.waitForFunction(() => document.querySelectorAll('.wall-size').length === 2);
      const oneLine = names('40×50 · 50×70');
      await page.getByRole('radio', { name: '30×40' }).click();
      await Promise.all([larger, oneLine]);
      await expect(hungPrints(page)).toHaveAttribute('data-outer', '34x44');
      await expect(page).toHaveURL(/size=30x40/);
      await expect(page.locator('.wall-size')).toHaveCount(0);
      const order = page.getByRole('link', { name: words.frames.orderViaWhatsapp });
      expect(chatText(await order.getAttribute('href'))).toContain('30×40');
    });

    once('on a phone size and color change in sight of the print, over price and order', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await openSampleRoom(page, language);
      const order = page.getByRole('link', { name: words.frames.orderViaWhatsapp });
      const size = page.getByRole('radio', { name: '30×40' });
      const color = page.getByRole('group', { name: words.frames.color }).getByRole('radio').last();
      for (const radio of [size, color]) {
        await radio.click();
        await expect(radio).toBeInViewport({ ratio: 1 });
        await expect(hungPrints(page)).toBeInViewport({ ratio: 1 });
        await expect(order).toBeInViewport({ ratio: 1 });
      }
      // Arrow keys move the choice from one end of the rail to the other, and the chosen option is scrolled into view.
      const chosen = page
        .getByRole('group', { name: words.wall.frame, exact: true })
        .getByRole('radio', { checked: true });
      const before = await chosen.inputValue();
      await chosen.press('ArrowUp');
      await expect(chosen).not.toHaveValue(before);
      await expect(chosen).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: words.wall.add }).click();
      await expect(hungPrints(page)).toHaveCount(2);
      const [first, second] = [
        await hungPrints(page).first().getAttribute('data-print'),
        await hungPrints(page).last().getAttribute('data-print'),
      ];
      expect(second, 'the next design').not.toBe(first);
    });

    once('Arabic digits are numbers, and no arrow takes a print out of sight', async ({ page }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await openSampleRoom(page, language);
      await page.getByText(words.wall.places, { exact: true }).click();
      const floor = page.getByLabel(words.wall.aboveFloor);
      await floor.fill('١٤٩٫٥');
      await floor.blur();
      await expect(floor).toHaveValue('149.5');

      await hungPrints(page).focus();
      const wall = await boxOf(stage(page));
      let print = await boxOf(hungPrints(page));
      for (let before = Number.NaN; print.x !== before; ) {
        before = print.x;
        await pressRepeatedly(page, 'ArrowRight', 5);
        print = await boxOf(hungPrints(page));
      }
      const middle = print.x + print.width / 2;
      expect(middle).toBeGreaterThanOrEqual(wall.x);
      expect(middle).toBeLessThanOrEqual(wall.x + wall.width);
    });

    once('a double tap on one corner is one corner', async ({ page }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await choosePhoto(page, language, 'w01');
      const [corner, next] = truthOf('w01').corners;
      await tapPoints(
        page,
        [corner, corner].filter((one) => one !== undefined),
      );
      await expect(page.getByText(words.wall.tapsLeft.replace('{n}', '3'))).toBeVisible();
      await tapPoints(
        page,
        [next].filter((one) => one !== undefined),
      );
      await expect(page.getByText(words.wall.tapsLeft.replace('{n}', '2'))).toBeVisible();
    });

    once('each kind of file that is no photograph has its own message', async ({ page }) => {
      await visit(page, addressIn(language, 'wall'));
      const whole = readFileSync(new URL('../wall/w01.jpg', import.meta.url));
      for (const [failure, buffer] of [
        ['empty', Buffer.alloc(0)],
        ['notPicture', Buffer.from('no picture')],
        ['cutOff', whole.subarray(0, 2000)],
      ] as const) {
        await page
          .getByLabel(words.wall.choose)
          .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
        await expect(page.getByText(words.wall[failure])).toBeVisible();
      }
    });

    once('a photograph without an A4 sheet says so, and its corners can be set', async ({ page }) => {
      const buffer = await sharp({
        create: { width: 1200, height: 1600, channels: 3, background: '#cfc8bd' },
      })
        .jpeg()
        .toBuffer();
      await visit(page, addressIn(language, 'wall'));
      await page
        .getByLabel(words.wall.choose)
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
      await expect(stage(page)).toHaveAttribute('data-sheet', 'asked');
      await stage(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const box = await stage(page).boundingBox();
      if (!box) throw new Error('There is no stage');
      for (const [x, y] of [
        [0.4, 0.4],
        [0.5, 0.4],
        [0.5, 0.5],
        [0.4, 0.5],
      ] as const) {
        await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
      }
      await expect(stage(page)).toHaveAttribute('data-sheet', 'unsure');
      await expect(page.getByText(words.wall.notFound)).toBeVisible();
      await page.getByRole('button', { name: words.wall.topLeft }).focus();
      await page.keyboard.press('ArrowLeft');
      await expect(stage(page)).toHaveAttribute('data-sheet', /by-hand|unsure/);
    });
  });
}
