import { readFile } from 'node:fs/promises';
import { type Download, devices, expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { encode } from 'uqr';
import { itemAddress } from '#model/site-map.ts';
import { canShare, closeSheet, shared } from '../share-sheet.ts';
import { addressIn, boxOf, content, oneLanguage, visit } from '../site.ts';
import { clickAtOnce, letItSettle, letTimePass } from '../slow-line.ts';

/** After this time (ms), a tap is no longer taken for the second half of a double tap. */
const doubleTapTime = 700;

async function savedFile(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

function recordDownloads(page: Page): Download[] {
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  return downloads;
}

for (const language of oneLanguage) {
  const { locale, words } = language;
  const site = { title: content.site.name[locale], text: content.site.tagline[locale] };
  const onThePage = (page: Page) => ({
    code: page.getByRole('img', { name: words.qr.alt }),
    download: page.getByRole('button', { name: words.qr.download }),
    share: page.getByRole('button', { name: words.qr.share }),
  });

  test.describe(locale, () => {
    test('a computer that cannot share downloads the code, which is as large as its window lets it be, and black on white', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
      });
      const downloads = recordDownloads(page);
      const { code, download, share } = onThePage(page);
      await visit(page, addressIn(language, 'home'));

      await test.step('the downloaded code is the address of the site', async () => {
        await download.click();
        await expect.poll(() => downloads.length).toBe(1);
        expect(downloads[0]?.suggestedFilename()).toBe('sindian-qr-code.png');
        await expect(page.getByRole('status').filter({ hasText: words.qr.saved })).toBeAttached();
        await expect(share).toHaveCount(0);

        const png = sharp(await savedFile(downloads[0] as Download));
        const { format, width, height } = await png.metadata();
        expect({ format, width, height }).toEqual({ format: 'png', width: 1024, height: 1024 });
        const grey = await png.greyscale().raw().toBuffer();
        const { data, size } = encode(content.site.url, { ecc: 'H', border: 4 });
        const module = Math.floor(1024 / size);
        const margin = Math.floor((1024 - module * size) / 2);
        const middle = (index: number) => margin + Math.floor((index + 0.5) * module);
        const drawn = data.map((row, y) =>
          row.map((_, x) => (grey[middle(y) * 1024 + middle(x)] ?? 0) < 128),
        );
        expect(drawn).toEqual(data);
        expect(new Set(grey)).toEqual(new Set([0, 255]));
      });

      await test.step('two taps in a row download it once', async () => {
        await letTimePass(page, doubleTapTime);
        await clickAtOnce(download, download);
        await expect.poll(() => downloads.length).toBe(2);
        await letItSettle(page);
        await letItSettle(page);
        expect(downloads).toHaveLength(2);
      });

      await test.step('the code is black on white in the dark too', async () => {
        await page.getByRole('banner').getByRole('button', { name: words.theme.toDark }).click();
        await expect(page.locator('html')).toHaveClass(/\bdark\b/);
        const png = sharp(await code.screenshot());
        const { width = 0 } = await png.metadata();
        const grey = await png.greyscale().raw().toBuffer();
        expect(grey[2 * width + 2]).toBeGreaterThan(250);
        expect(Math.min(...grey)).toBeLessThan(5);
      });

      await test.step('the code is as large as its window lets it be', async () => {
        for (const width of [320, 340, 356, 390, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const box = await boxOf(code);
          expect(box.width, `at ${width} px`).toBeCloseTo(Math.min(256, width - 100), 0);
          expect(box.height, `at ${width} px`).toBeCloseTo(box.width, 0);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
        }
      });
    });

    test('sharing is offered where it exists, once for two taps; a computer downloads the code all the same', async ({
      page,
    }) => {
      const setAnswer = await canShare(page);
      const expectOneSheet = async (button: Locator, data: object | null) => {
        await setAnswer('waits');
        await button.scrollIntoViewIfNeeded();
        await clickAtOnce(button, button);
        await expect.poll(async () => (await shared(page)).length).toBe(1);
        if (data) expect(await shared(page)).toEqual([data]);
        await letItSettle(page);
        expect(await shared(page)).toHaveLength(1);
        await closeSheet(page);
        await letTimePass(page, doubleTapTime);
        await button.click();
        await expect.poll(async () => (await shared(page)).length, 'a later tap').toBe(2);
        await closeSheet(page);
      };
      const { download, share } = onThePage(page);
      await visit(page, addressIn(language, 'home'));
      await expectOneSheet(share, { ...site, url: expect.stringContaining(content.site.url) });
      await letTimePass(page, doubleTapTime);
      const saved = page.waitForEvent('download');
      await download.click();
      expect((await saved).suggestedFilename()).toBe('sindian-qr-code.png');
      expect(await shared(page)).toHaveLength(2);

      await test.step('a frame is shared once for two taps, too', async () => {
        await visit(page, itemAddress('frames', content.frames[0]?.slug ?? '', locale));
        await expectOneSheet(page.getByRole('button', { name: words.share.share, exact: true }), null);
      });
    });

    test.describe('on a phone', () => {
      test.use({ userAgent: devices['Pixel 7'].userAgent });

      test('the code is shared as a file; a closed sheet is only logged, a failed one becomes a download', async ({
        page,
      }) => {
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        const downloads = recordDownloads(page);
        const setAnswer = await canShare(page);
        const { download, share } = onThePage(page);
        await visit(page, addressIn(language, 'home'));

        await test.step('a phone shares the code as a file with title and text', async () => {
          await download.click();
          const file = { name: 'sindian-qr-code.png', type: 'image/png', size: expect.any(Number) };
          await expect.poll(() => shared(page)).toEqual([{ ...site, files: [file] }]);
        });

        await test.step('where the visitor closes the share sheet, nothing is downloaded', async () => {
          await setAnswer('AbortError');
          for (const button of [download, share]) {
            await letTimePass(page, doubleTapTime);
            const logged = page.waitForEvent('console', (message) => message.text() === 'Share cancelled');
            await button.click();
            expect((await logged).type()).toBe('log');
          }
          expect(await shared(page)).toHaveLength(3);
          expect(downloads).toEqual([]);
        });

        await test.step('a phone that fails to share downloads the code', async () => {
          await setAnswer('NotAllowedError');
          await letTimePass(page, doubleTapTime);
          await download.click();
          await expect.poll(() => downloads.length).toBe(1);
          expect(downloads[0]?.suggestedFilename()).toBe('sindian-qr-code.png');
          expect(await shared(page)).toHaveLength(4);
        });
        expect(errors).toEqual([]);
      });
    });
  });
}
