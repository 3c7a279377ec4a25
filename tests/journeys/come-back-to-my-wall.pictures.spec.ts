import { expect, type Page, test } from '@playwright/test';
import { entriesInDatabases } from '../browser-storage.ts';
import { addressIn, content, itemOf, oneLanguage, scriptsAreReady, visit } from '../site.ts';
import {
  choosePhotoAndTap,
  group,
  hungPrints,
  printQuery,
  smallestDesktop,
  stage,
} from '../wall/on-the-page.ts';

const other = itemOf(content.frames, 'rum');

test.use({ viewport: smallestDesktop });

for (const language of oneLanguage) {
  const { locale, words } = language;

  test.describe(locale, () => {
    test('the wall waits while the list and other pages are read, and what hangs stays in the address', async ({
      page,
    }) => {
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      const list = page.getByRole('dialog', { name: words.selection.title });
      const openList = () => page.getByRole('button', { name: words.selection.title }).first().click();

      await test.step('a room that does not come says so, and one’s own photo can be chosen', async () => {
        await page.route(/rooms-.*\.(avif|jpg)/, (route) => route.abort());
        await page
          .getByRole('button', { name: new RegExp(`^${words.wall.room}`) })
          .first()
          .click();
        await expect(page.getByText(words.wall.notFetched)).toBeVisible();
        await choosePhotoAndTap(page, language, 'w02');
      });

      await test.step('the wall waits while another page is read', async () => {
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: words.ordering.heading })
          .first()
          .click();
        await expect(page).toHaveURL(/ordering/);
        await page.goBack();
        await expect(stage(page)).toHaveAttribute('data-sheet', 'found');
        await expect(hungPrints(page)).toHaveAttribute('data-outer', '54x74');
      });

      await test.step('the list’s own link hangs the list on the wall that is there', async () => {
        await page.getByRole('button', { name: words.selection.add }).click();
        await page.getByRole('radio', { name: other.title[locale], exact: true }).press('Space');
        await expect(page).toHaveURL(new RegExp(`frame=${other.slug}`));
        await openList();
        await list.getByRole('link', { name: words.selection.onWall }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(hungPrints(page)).toHaveAttribute('data-print', new RegExp(`^${group.slug}/`));
        await expect(stage(page)).toHaveAttribute('data-sheet', 'found');
      });

      await test.step('the list comes and goes, and what hangs stays in the address', async () => {
        await page.getByRole('button', { name: words.wall.add }).click();
        await expect(hungPrints(page)).toHaveCount(2);
        await page.getByRole('radio', { name: other.title[locale], exact: true }).press('Space');
        const both = new RegExp(`frame=${group.slug}.*frame=${other.slug}`);
        await expect(page).toHaveURL(both);
        await openList();
        await expect(list).toBeVisible();
        await expect(page).toHaveURL(both);
        await page.goBack();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(both);
        await expect(hungPrints(page)).toHaveCount(2);
      });
    });

    test('a device that makes no picture, is denied or full says so; a wall is kept when that is asked for, and removed where it is offered', async ({
      page,
    }) => {
      const keep = page.getByRole('button', { name: words.wall.keep });
      await visit(page, `${addressIn(language, 'wall')}${printQuery}`);
      await choosePhotoAndTap(page, language, 'w02');
      const setDevice = await controlDevice(page);
      await setDevice('makes no picture');
      await page.getByRole('button', { name: words.wall.save }).click();
      await expect(page.getByText(words.wall.saveFailed)).toBeVisible();
      for (const state of ['is denied', 'is full'] as const) {
        await setDevice(state);
        await keep.click();
        await expect(page.getByText(words.wall.keepFailed), state).toBeVisible();
        await expect(page.getByText(words.wall.isKept)).toHaveCount(0);
      }

      await setDevice('is well');
      await keep.click();
      await expect(page.getByRole('button', { name: words.wall.remove })).toBeVisible();
      expect(await entriesInDatabases(page), 'walls that are kept').toBe(1);
      await page.reload();
      await scriptsAreReady(page);
      await page.getByRole('button', { name: words.wall.kept }).click();
      await expect(hungPrints(page)).toHaveAttribute('data-outer', '54x74');
      await expect(page.getByRole('button', { name: words.wall.remove })).toBeVisible();
      await page.getByRole('button', { name: words.wall.other }).click();
      await page.getByRole('button', { name: words.wall.removeKept }).click();
      await expect(page.getByRole('button', { name: words.wall.kept })).toHaveCount(0);
      expect(await entriesInDatabases(page), 'walls that are kept').toBe(0);
    });
  });
}

type Device = 'makes no picture' | 'is denied' | 'is full' | 'is well';

/** Replaces the abilities that the device reports to the page; the returned function changes these abilities. */
async function controlDevice(page: Page): Promise<(device: Device) => Promise<unknown>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (give, ...all) {
      if (dataset.device === 'makes no picture') give(null);
      else toBlob.call(this, give, ...all);
    };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...all) {
      if (dataset.device === 'is denied') throw new DOMException('denied', 'SecurityError');
      return open.apply(this, all);
    };
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...all) {
      const request = put.apply(this, all);
      if (dataset.device === 'is full') request.addEventListener('success', () => this.transaction.abort());
      return request;
    };
  });
  return (device) =>
    page.evaluate((now) => {
      document.documentElement.dataset.device = now;
    }, device);
}
