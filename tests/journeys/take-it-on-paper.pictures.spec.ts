import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { itemPdf, sectionPdf } from '#app/loaders/pdf.server.ts';
import { itemAddress, itemPages } from '#model/site-map.ts';
import { canShare, shared } from '../share-sheet.ts';
import { addressIn, content, type Language, languages, onceIn, visit } from '../site.ts';

/** The files that the page has shared until now. */
const sharedFiles = async (page: Page) => (await shared(page)).flatMap(({ files = [] }) => files);

const documentsOf = (language: Language) => {
  const { locale } = language;
  return [
    { address: addressIn(language, 'frames'), paper: sectionPdf('catalog', locale) },
    { address: addressIn(language, 'portfolio'), paper: sectionPdf('book', locale) },
    { address: addressIn(language, 'projects'), paper: sectionPdf('book', locale) },
    ...itemPages.map((key) => {
      const slug = content[key][0]?.slug ?? '';
      return { address: itemAddress(key, slug, locale), paper: itemPdf(key, slug, locale) };
    }),
  ];
};

const linkIn = (page: Page): Locator => page.getByRole('main').locator('a[download]');

for (const language of languages) {
  const { locale, words } = language;
  const once = onceIn(language);
  const slug = content.projects[0]?.slug ?? '';
  const paper = itemPdf('projects', slug, locale);

  /** Opens a project's page. It adds the button that shares the PDF only after the first input. */
  const arrive = async (page: Page) => {
    await visit(page, itemAddress('projects', slug, locale));
    await page.mouse.wheel(0, 10);
  };

  test.describe(locale, () => {
    test('every list and every item has its PDF, and its size and number of pages are shown', async ({
      page,
      request,
    }) => {
      for (const { address, paper } of documentsOf(language)) {
        await page.goto(address);
        await expect(linkIn(page)).toHaveText(paper.text);
        await expect(linkIn(page)).toHaveAttribute('download', paper.fileName);
        const answer = await request.get((await linkIn(page).getAttribute('href')) ?? '');
        expect(answer.headers()['content-type']).toBe('application/pdf');
        expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
        expect((await answer.body()).length).toBe(paper.bytes);
      }
    });

    once('the link keeps the file under a readable name', async ({ page }) => {
      await arrive(page);
      const download = page.waitForEvent('download');
      await linkIn(page).click();
      expect((await download).suggestedFilename()).toBe(paper.fileName);
      expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
    });

    once(
      'two taps share it, the first fetches and the second shares; who closes the share sheet is left alone',
      async ({ page }) => {
        const setAnswer = await canShare(page);
        await arrive(page);
        const button = page.getByRole('button', { name: words.share.pdf, exact: true });
        const now = page.getByRole('button', { name: words.share.pdfNow, exact: true });
        await button.click();
        await expect(now).toBeFocused();
        expect(await shared(page)).toEqual([]);
        await now.click();
        await expect
          .poll(() => sharedFiles(page))
          .toEqual([{ name: paper.fileName, type: 'application/pdf', size: paper.bytes }]);
        await expect(now).toBeVisible();

        let downloads = 0;
        page.on('download', () => {
          downloads += 1;
        });
        await setAnswer('AbortError');
        await now.click();
        await expect.poll(async () => (await sharedFiles(page)).length).toBe(2);
        await expect(now).toBeVisible();
        expect(downloads).toBe(0);
      },
    );

    for (const [what, takesFiles] of Object.entries({
      'sharing fails': true,
      'the device shares no PDF': false,
    })) {
      once(`where ${what}, it is downloaded`, async ({ page }) => {
        const setAnswer = await canShare(page, takesFiles);
        await arrive(page);
        await setAnswer('NotAllowedError');
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: words.share.pdf, exact: true }).click();
        if (takesFiles) await page.getByRole('button', { name: words.share.pdfNow, exact: true }).click();
        expect((await download).suggestedFilename()).toBe(paper.fileName);
        await expect(page.getByRole('status').filter({ hasText: words.share.pdfDownloaded })).toBeAttached();
        await expect(page.getByRole('button', { name: words.share.pdf, exact: true })).toBeVisible();
      });
    }
  });
}

test('where nothing can be shared there is the link alone', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'canShare'));
  await visit(page, addressIn(languages[0], 'frames'));
  await expect(linkIn(page)).toBeVisible();
  await expect(page.getByRole('button', { name: languages[0].words.share.pdf })).toHaveCount(0);
});

test('no PDF is fetched before it is asked for, nor held ready or listed for search engines', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await canShare(page);
  await visit(page, addressIn(languages[0], 'frames'));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/paper\//.test(url))).toEqual([]);
  for (const file of ['/sw.js', '/sitemap.xml'])
    expect(await (await request.get(file)).text()).not.toContain('.pdf');
});
