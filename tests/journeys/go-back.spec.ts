import { expect, type Page, test } from '@playwright/test';
import { addressIn, type Language, languages, visit } from '../site.ts';
import { letItSettle } from '../slow-line.ts';

/* Who follows a link and comes back finds the place again; who goes on sees nothing jump. */

const widths = { phone: { width: 390, height: 844 }, desk: { width: 1366, height: 768 } } as const;
const sections = ['frames', 'process', 'testimonials', 'faq', 'contact'] as const;

/** Scrolls as a wheel does until a section's heading stands in the upper half of the window. */
async function scrollTo(page: Page, id: string) {
  await page.mouse.move(100, 300);
  const height = page.viewportSize()?.height ?? 0;
  await expect
    .poll(
      async () => {
        const top = await topOf(page, id);
        if (top > height / 2) await page.mouse.wheel(0, Math.min(top - height / 4, 700));
        return top;
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBeLessThan(height / 2);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await letItSettle(page);
}

/** Where a section's heading stands in the window (px). */
function topOf(page: Page, id: string) {
  return page.evaluate(
    (one) => document.querySelector(`#${one} h2`)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
    id,
  );
}

async function leave(page: Page, { words }: Language) {
  const banner = page.getByRole('banner');
  const openMenu = banner.getByRole('button', { name: words.nav.openMenu });
  if (await openMenu.isVisible()) await openMenu.click();
  await banner.getByRole('link', { name: words.nav.courses, exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.courses.heading);
  await letItSettle(page);
}

for (const language of languages) {
  const { locale } = language;

  for (const [name, size] of Object.entries(widths)) {
    for (const id of sections) {
      test(`${locale}: Back to the home page leads to where it was left: ${id}, ${name}`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        await visit(page, addressIn(language, 'home'));
        await scrollTo(page, id);
        const before = await topOf(page, id);
        await leave(page, language);
        await page.goBack();
        await expect(page).toHaveURL(addressIn(language, 'home'));
        await expect.poll(async () => Math.abs((await topOf(page, id)) - before)).toBeLessThan(40);
        await letItSettle(page);
        expect(Math.abs((await topOf(page, id)) - before), 'and it stays there').toBeLessThan(40);
      });
    }
  }
}
