import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { measures } from '#model/geometry/measures.ts';
import type { Point } from '#model/geometry/points.ts';
import {
  addressIn,
  boxOf,
  chatText,
  content,
  type Language,
  languageLink,
  languages,
  oneLanguage,
  visit,
} from '../site.ts';
import {
  choosePhotoAndTap,
  cornersOf,
  group,
  hungPrints,
  matToWallBrightness,
  openSampleRoom,
  pressRepeatedly,
  print,
  printQuery,
  smallestDesktop,
  stage,
} from '../wall/on-the-page.ts';
import { sizeOf, truthOf } from '../wall/truth.ts';

test.use({ viewport: smallestDesktop });

for (const language of oneLanguage) {
  const { locale, words } = language;

  test.describe(locale, () => {
    test('the print of the address hangs in a sample room: in another size, and always in sight', async ({
      page,
    }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);

      await test.step('it is seen in each sample room, and hangs there after one tap', async () => {
        const main = page.getByRole('main');
        await expect(main.getByText(group.title[locale])).toBeVisible();
        const stem = await main.locator('img[src*="-art-"]').first().getAttribute('src');
        await expect(main.locator(`button img[src="${stem}"]`)).toHaveCount(3);
        await openSampleRoom(page, language);
        await expect(hungPrints(page)).toHaveAttribute('data-print', `${group.slug}/${print}`);
        await expect(hungPrints(page)).toHaveAttribute('data-outer', '54x74');
      });

      await test.step('another size and color are ordered and sent as they hang', async () => {
        // Outlines of the other sizes appear around the print for a short time, so the wait starts before the click.
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

      await test.step('Arabic digits are numbers', async () => {
        await page.getByText(words.wall.places, { exact: true }).click();
        const floor = page.getByLabel(words.wall.aboveFloor);
        await floor.fill('١٤٩٫٥');
        await floor.blur();
        await expect(floor).toHaveValue('149.5');
      });

      await test.step('it stays in sight, wherever it is dragged', async () => {
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

      await test.step('no arrow takes it out of sight', async () => {
        await hungPrints(page).focus();
        const wall = await boxOf(stage(page));
        let box = await boxOf(hungPrints(page));
        for (let before = Number.NaN; box.x !== before; ) {
          before = box.x;
          await pressRepeatedly(page, 'ArrowLeft', 8);
          box = await boxOf(hungPrints(page));
        }
        const middle = box.x + box.width / 2;
        expect(middle).toBeGreaterThanOrEqual(wall.x);
        expect(middle).toBeLessThan(wall.x + wall.width / 2);
      });
    });

    test('without a choice two large prints hang in a sample room and in one’s own photograph; other files are refused', async ({
      page,
    }) => {
      await visit(page, addressIn(language, 'wall'));
      const choose = (buffer: Buffer) =>
        page.getByLabel(words.wall.choose).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });

      await test.step('each kind of file that is no photograph has its own message', async () => {
        const whole = readFileSync(new URL('../wall/w01.jpg', import.meta.url));
        for (const [failure, buffer] of [
          ['empty', Buffer.alloc(0)],
          ['notPicture', Buffer.from('no picture')],
          ['cutOff', whole.subarray(0, 2000)],
        ] as const) {
          await choose(buffer);
          await expect(page.getByText(words.wall[failure])).toBeVisible();
        }
      });

      const expectTwoLargePrints = async () => {
        const outer = measures(content.frames[0]?.pricing.at(-1)?.size ?? '').outer.join('x');
        await expect(hungPrints(page)).toHaveCount(2);
        for (const hung of await hungPrints(page).all())
          await expect(hung).toHaveAttribute('data-outer', outer);
      };

      await test.step('two large prints hang, with mats that are clearly lighter than the wall', async () => {
        await expect(page.locator('button img[src*="-art-"]')).toHaveCount(2 * content.rooms.length);
        await openSampleRoom(page, language);
        await expectTwoLargePrints();
        await expect.poll(() => matToWallBrightness(page)).toBeGreaterThan(1.15);
      });

      await test.step('a photograph without an A4 sheet says so, and its corners can be set', async () => {
        await page.getByRole('button', { name: words.wall.other }).click();
        const plain = sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#cfc8bd' } });
        await choose(await plain.jpeg().toBuffer());
        await expect(stage(page)).toHaveAttribute('data-sheet', 'asked');
        await stage(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const box = await boxOf(stage(page));
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
        await expectTwoLargePrints();
        await page.getByRole('button', { name: words.wall.topLeft }).focus();
        await page.keyboard.press('ArrowLeft');
        await expect(stage(page)).toHaveAttribute('data-sheet', /by-hand|unsure/);
      });
    });

    test('in one’s own photograph it hangs at true size, arrows move it as the eye sees it, and nothing leaves the page', async ({
      page,
      baseURL,
    }) => {
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

      await expectArrowsToMoveIt(page, language);
      await languageLink(page).click();
      const other = languages.find((one) => one !== language) ?? language;
      await expectArrowsToMoveIt(page, other);
      expect(sent).toEqual([]);
    });

    test('on a phone size and color change in sight of the print, over price and order', async ({ page }) => {
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
  });
}

/** Expects that an arrow moves the print by one centimeter, and with Shift by ten, in the direction of the arrow. */
async function expectArrowsToMoveIt(page: Page, { words }: Language) {
  const right = page.getByLabel(words.wall.right);
  const before = Number(await right.inputValue());
  await hungPrints(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(right).toHaveValue(String(before + 1));
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(right).toHaveValue(String(before - 9));
}
