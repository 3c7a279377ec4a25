import { expect, type Page, test } from '@playwright/test';
import { addressIn, boxOf, everyPageOnce, fewOrAll, goTo, oneLanguage, visit } from '../site.ts';

/*
 * The first paint leaves out sections far below the window (`content-visibility`). Visitors must not notice that these are
 * missing.
 */

/** The position and height of each section of the page, in whole px. */
function positionsOf(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const elements = document.querySelectorAll('main > *, main [data-reveal], footer');
    return [...elements].map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return [element.id || element.className, Math.round(top + scrollY), Math.round(height)].join(' ');
    });
  });
}

/* The longest pages, whose lower sections the first paint leaves out in the same way. */
const long = fewOrAll(['home', 'frames'], ['services', 'projects']);

for (const { locale, key, address } of everyPageOnce.filter((page) => long.includes(page.key))) {
  for (const width of key === 'home' ? [390, 1366] : fewOrAll([390], [1366])) {
    test(`${locale}: ${key} ends up as if laid out in one go, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      // With a hash in the address the page is laid out completely at once.
      await visit(page, `${address}#content`);
      // The line with the opening hours appears a moment after the rest of the page, so the test waits for this line.
      await page.waitForLoadState('networkidle');
      const whole = await positionsOf(page);
      await page.goto('about:blank');
      await visit(page, address);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => positionsOf(page)).toEqual(whole);
    });
  }
}

/* The first of what stands below the head of a section, on home and on a page of its own. */
const firsts = { frames: 'article h3, article h2', portfolio: 'article img', projects: 'article img' };

for (const language of oneLanguage) {
  for (const place of ['home', 'frames', 'portfolio', 'projects'] as const) {
    test(`${language.locale}: ${place} has one edge in a very wide window`, async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await goTo(page, addressIn(language, place));
      const startOf = async (selector: string) => {
        const { x, width } = await boxOf(page.locator(selector).filter({ visible: true }).first());
        return Math.round(language.dir === 'ltr' ? x : x + width);
      };
      const edge = await startOf('header a');
      for (const [id, first] of Object.entries(firsts).filter(([id]) => place === 'home' || place === id))
        for (const part of ['h1, h2', first])
          expect(await startOf(`#${id} :is(${part})`), `${id}: ${part}`).toBe(edge);
    });
  }
}

test.describe('before its scripts have come', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of oneLanguage) {
    const { locale } = language;

    test(`${locale}: a link to a section scrolls to that section`, async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(addressIn(language, 'home'));
      await page.locator('a[href$="#portfolio"]').filter({ visible: true }).first().click();
      const top = () =>
        page.evaluate(() => document.querySelector('#portfolio')?.getBoundingClientRect().top ?? 9999);
      await expect.poll(top).toBeLessThan(120);
      expect(await top()).toBeGreaterThanOrEqual(-1);
      await page.waitForTimeout(300);
      expect(await top(), 'and it stays there').toBeLessThan(120);
    });

    test(`${locale}: what is left out is there for who scrolls, and all of it if they never come`, async ({
      page,
    }) => {
      let giveUp = () => {};
      const givenUp = new Promise<void>((resolve) => {
        giveUp = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await givenUp;
        await route.abort();
      });
      const isLaidOut = (selector: string) =>
        page.evaluate(
          (one) => document.querySelector(one)?.checkVisibility({ contentVisibilityAuto: true }),
          selector,
        );
      // The page itself records the state at DOMContentLoaded, since its sections are laid out one by one soon after.
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const section = document.querySelector('#contact');
          document.documentElement.dataset.contactAtFirst = section
            ? getComputedStyle(section).contentVisibility
            : 'none';
        });
      });
      await page.goto(addressIn(language, 'home'));
      await expect(page.locator('html'), 'far below the window').toHaveAttribute(
        'data-contact-at-first',
        'auto',
      );
      await page.locator('#faq').scrollIntoViewIfNeeded();
      await expect.poll(() => isLaidOut('#faq h2')).toBe(true);
      giveUp();
      await expect.poll(() => isLaidOut('#contact h2')).toBe(true);
    });
  }
});
