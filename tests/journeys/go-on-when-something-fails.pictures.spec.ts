import { expect, test } from '@playwright/test';
import { addressIn, content, itemOf, languages, onceIn, oneLanguage, opener, visit } from '../site.ts';

for (const language of languages) {
  const { locale, words } = language;
  const once = onceIn(language);

  test(`${locale}: where pictures do not arrive, the page keeps its shape and its words`, async ({
    page,
  }) => {
    const shape = () =>
      page.getByRole('article').evaluateAll((cards) =>
        cards.map((card) => {
          const { x, y, width, height } = card.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
    await visit(page, addressIn(language, 'frames'));
    const withPictures = await shape();
    await page.context().clearCookies();
    await page.route(/\.(avif|jpe?g|webp|png)$/, (route) => route.abort());
    await page.reload();
    const [first] = content.frames;
    const card = page.getByRole('article', { name: first?.title[locale] ?? '', exact: true });
    await expect(card.getByRole('img', { name: first?.images[0]?.label?.[locale] ?? '' })).toBeVisible();
    await expect(card.getByRole('link', { name: words.frames.order })).toBeVisible();
    await expect.poll(shape).toEqual(withPictures);
  });

  test(`${locale}: without any picture nothing is wider than the window`, async ({ page }) => {
    await page.route(/\.(avif|jpe?g|webp|png|svg)$/, (route) => route.abort());
    for (const key of ['home', 'frames', 'contact'] as const) {
      for (const width of [320, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(addressIn(language, key));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${key} at ${width}`).toBe(0);
      }
    }
  });

  once(`${locale}: where a page does not arrive, there is a way to try again`, async ({ page }) => {
    await visit(page, addressIn(language, 'home'));
    await page.route('**/*.data*', (route) => route.abort());
    const link = page.getByRole('banner').getByRole('link', { name: words.nav.courses, exact: true });
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.common.pageFailed);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute('**/*.data*');
    await page.getByRole('main').getByRole('link', { name: words.common.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.courses.heading);
  });

  once(`${locale}: where the data of a page never comes, the browser loads the page`, async ({ page }) => {
    await visit(page, addressIn(language, 'home'));
    await page.route('**/*.data*', () => new Promise(() => {}));
    const isLoaded = page.waitForEvent('load');
    await page.getByRole('banner').getByRole('link', { name: words.nav.courses, exact: true }).click();
    await isLoaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.courses.heading);
  });
}

test('a script that does not arrive leaves a page that can be read and ordered from', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/frames');
  const [first] = content.frames;
  const card = page.getByRole('article', { name: first?.title.en ?? '', exact: true });
  await expect(card.getByText(first?.description.en ?? '')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Order' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
});

test('details whose stylesheet does not arrive do not open bare: the frame’s own page does', async ({
  page,
}) => {
  const [language] = oneLanguage;
  const frame = itemOf(content.frames, 'kalima');
  const title = frame.title[language.locale];
  // The page's own styles are in its HTML. The first input already fetches those of the details.
  let missed = 0;
  await page.route(/\.css$/, (route) => {
    missed += 1;
    return route.abort();
  });
  await visit(page, addressIn(language, 'frames'));
  await opener(page, `${language.words.frames.details}: ${title}`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(missed).toBeGreaterThan(0);
});
