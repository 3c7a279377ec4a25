import { readFile } from 'node:fs/promises';
import { type Download, devices, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { encode } from 'uqr';
import { itemAddress } from '#model/site-map.ts';
import { addressIn, boxOf, content, oneLanguage, visit } from '../site.ts';
import { clickAtOnce, letItSettle, letTimePass } from '../slow-line.ts';

const android = devices['Pixel 7'];

interface Shared {
  title?: string;
  text?: string;
  url?: string;
  files?: { name: string; type: string; size: number }[];
}

/* Simulates a device that can share: the shared data is recorded; with `failure` sharing fails with that error name. */
async function canShare(page: Page, failure?: string) {
  await page.addInitScript((name) => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async ({ files, ...words }: ShareData = {}) => {
      const fileData = files?.map((file) => ({ name: file.name, type: file.type, size: file.size }));
      shared.push({ ...words, ...(fileData ? { files: fileData } : {}) });
      if (name) throw new DOMException('no', name);
    };
  }, failure);
}

const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared: Shared[] }).shared);

async function savedFile(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

for (const language of oneLanguage) {
  const { locale, words } = language;

  test.describe(locale, () => {
    test('the downloaded code is the address of the site', async ({ page }) => {
      await visit(page, addressIn(language, 'home'));
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words.qr.download }).click();
      expect((await download).suggestedFilename()).toBe('sindian-qr-code.png');
      await expect(page.getByRole('status').filter({ hasText: words.qr.saved })).toBeAttached();

      const png = sharp(await savedFile(await download));
      const { format, width, height } = await png.metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 1024, height: 1024 });
      const grey = await png.greyscale().raw().toBuffer();
      const { data, size } = encode(content.site.url, { ecc: 'H', border: 4 });
      const module = Math.floor(1024 / size);
      const margin = Math.floor((1024 - module * size) / 2);
      const middle = (index: number) => margin + Math.floor((index + 0.5) * module);
      const drawn = data.map((row, y) => row.map((_, x) => (grey[middle(y) * 1024 + middle(x)] ?? 0) < 128));
      expect(drawn).toEqual(data);
      expect(new Set(grey)).toEqual(new Set([0, 255]));
    });

    test('two taps in a row download it once, and a later one again', async ({ page }) => {
      const downloads: Download[] = [];
      page.on('download', (download) => downloads.push(download));
      await visit(page, addressIn(language, 'home'));
      const button = page.getByRole('button', { name: words.qr.download });
      await button.scrollIntoViewIfNeeded();
      await button.click();
      await expect.poll(() => downloads.length).toBe(1);
      await letTimePass(page, 700);

      await clickAtOnce(button, button);
      await expect.poll(() => downloads.length).toBe(2);
      await letItSettle(page);
      await letItSettle(page);
      expect(downloads).toHaveLength(2);
    });

    test('two taps in a row open one share sheet, and a later one another', async ({ page }) => {
      await page.addInitScript(() => {
        let shareSheets = 0;
        navigator.share = () => {
          shareSheets += 1;
          document.documentElement.dataset.sheets = String(shareSheets);
          // The share sheet stays open until the test closes it.
          return new Promise((resolve) => window.addEventListener('sheetclosed', () => resolve()));
        };
      });
      const shareButtons = [
        [addressIn(language, 'home'), words.qr.share],
        [itemAddress('frames', content.frames[0]?.slug ?? '', locale), words.share.share],
      ] as const;
      for (const [address, name] of shareButtons) {
        await visit(page, address);
        const root = page.locator('html');
        const button = page.getByRole('button', { name, exact: true });
        await button.scrollIntoViewIfNeeded();
        await clickAtOnce(button, button);
        await expect(root).toHaveAttribute('data-sheets', '1');
        await letItSettle(page);
        await expect(root).toHaveAttribute('data-sheets', '1');
        await page.evaluate(() => window.dispatchEvent(new Event('sheetclosed')));
        await letTimePass(page, 700);
        await button.click();
        await expect(root).toHaveAttribute('data-sheets', '2');
      }
    });

    test('sharing is offered where it exists', async ({ page }) => {
      await canShare(page);
      await visit(page, addressIn(language, 'home'));
      await page.getByRole('button', { name: words.qr.share }).click();
      await expect
        .poll(() => shared(page))
        .toEqual([
          {
            title: content.site.name[locale],
            text: content.site.tagline[locale],
            url: expect.stringContaining(content.site.url),
          },
        ]);
    });

    test('a phone shares the code as a file with title and text', async ({ browser }) => {
      const context = await browser.newContext({ userAgent: android.userAgent });
      const page = await context.newPage();
      await canShare(page);
      await visit(page, addressIn(language, 'home'));
      await page.getByRole('button', { name: words.qr.download }).click();
      await expect
        .poll(() => shared(page))
        .toEqual([
          {
            title: content.site.name[locale],
            text: content.site.tagline[locale],
            files: [{ name: 'sindian-qr-code.png', type: 'image/png', size: expect.any(Number) }],
          },
        ]);
      await context.close();
    });
  });
}

test('no share button where the device cannot share', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
  });
  await visit(page, '/');
  await expect(page.getByRole('button', { name: 'Download QR Code' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share Website' })).toHaveCount(0);
});

test('a cancelled share is only logged', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await canShare(page, 'AbortError');
  await visit(page, '/');
  const logged = page.waitForEvent('console', (message) => message.text() === 'Share cancelled');
  await page.getByRole('button', { name: 'Share Website' }).click();
  expect((await logged).type()).toBe('log');
  expect(errors).toEqual([]);
});

test('a computer downloads the code even where it could share it', async ({ page }) => {
  await canShare(page);
  await visit(page, '/');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download QR Code' }).click();
  expect((await download).suggestedFilename()).toBe('sindian-qr-code.png');
  expect(await shared(page)).toEqual([]);
});

test('a phone that fails to share downloads the code', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: android.userAgent });
  const page = await context.newPage();
  await canShare(page, 'NotAllowedError');
  await visit(page, '/');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download QR Code' }).click();
  expect((await download).suggestedFilename()).toBe('sindian-qr-code.png');
  expect(await shared(page)).toHaveLength(1);
  await context.close();
});

test('a phone whose visitor closes the share sheet downloads nothing', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: android.userAgent });
  const page = await context.newPage();
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  await canShare(page, 'AbortError');
  await visit(page, '/');
  const logged = page.waitForEvent('console', (message) => message.text() === 'Share cancelled');
  await page.getByRole('button', { name: 'Download QR Code' }).click();
  await logged;
  expect(downloads).toEqual([]);
  await context.close();
});

test('the code is as large as its window lets it be', async ({ page }) => {
  await visit(page, '/');
  const code = page.getByRole('img', { name: 'QR code of the Sindian website' });
  for (const width of [320, 340, 356, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await boxOf(code);
    expect(box.width, `at ${width} px`).toBeCloseTo(Math.min(256, width - 100), 0);
    expect(box.height, `at ${width} px`).toBeCloseTo(box.width, 0);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
});

test('the code is black on white in the dark too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await visit(page, '/');
  const code = page.getByRole('img', { name: 'QR code of the Sindian website' });
  const png = sharp(await code.screenshot());
  const { width = 0 } = await png.metadata();
  const grey = await png.greyscale().raw().toBuffer();
  expect(grey[2 * width + 2]).toBeGreaterThan(250);
  expect(Math.min(...grey)).toBeLessThan(5);
});
