import { expect, type Page, test } from '@playwright/test';
import {
  addressIn,
  content,
  fewOrAll,
  itemOf,
  type Language,
  oneLanguage,
  opener,
  scriptsAreReady,
  visit,
} from '../site.ts';
import { anyScript, holdRequests, letItSettle, watchNetwork } from '../slow-line.ts';

/* Back restores the scroll position of the earlier page, and on the next page nothing shifts. */

const windows = { phone: { width: 390, height: 844 }, desk: { width: 1366, height: 768 } } as const;
const [phone, desk, frames, testimonials] = ['phone', 'desk', 'frames', 'testimonials'] as const;

/** Combinations of window, section and moment; the first two contain each value once. */
const ways = fewOrAll(
  [
    { name: phone, id: testimonials, isEarly: true },
    { name: desk, id: frames, isEarly: false },
  ],
  [
    { name: phone, id: frames, isEarly: false },
    { name: phone, id: testimonials, isEarly: false },
    { name: phone, id: frames, isEarly: true },
    { name: desk, id: testimonials, isEarly: false },
    { name: desk, id: frames, isEarly: true },
    { name: desk, id: testimonials, isEarly: true },
  ],
);

/** Turns the wheel until a section's heading is in the upper half of the window; resolves to where it comes to rest (px). */
async function scrollTo(page: Page, id: string): Promise<number> {
  const height = page.viewportSize()?.height ?? 0;
  await page.mouse.move(100, 300);
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
  return settledTop(page, id);
}

/** Waits until a section's heading no longer moves; resolves to its distance from the top of the window (px). */
async function settledTop(page: Page, id: string): Promise<number> {
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        await letItSettle(page);
        const top = await topOf(page, id);
        const isStill = top === before;
        before = top;
        return isStill;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return before;
}

function topOf(page: Page, id: string) {
  return page.evaluate(
    (one) =>
      Math.round(document.querySelector(`#${one} h2`)?.getBoundingClientRect().top ?? Number.MAX_VALUE),
    id,
  );
}

/** Follows a link of the header or, on a phone, of the menu. */
async function followLink(page: Page, { words }: Language, key: 'home' | 'faq' | 'courses') {
  const banner = page.getByRole('banner');
  const openMenu = banner.getByRole('button', { name: words.nav.openMenu });
  if (await openMenu.isVisible()) await openMenu.click();
  await banner.getByRole('link', { name: words.nav[key], exact: true }).filter({ visible: true }).click();
}

for (const language of oneLanguage) {
  const { locale, words } = language;

  for (const { name, id, isEarly } of ways) {
    const when = isEarly ? ', left before its scripts have come' : '';
    test(`${locale}: Back to the home page restores its scroll position: ${id}, ${name}${when}`, async ({
      page,
    }) => {
      const size = windows[name];
      await page.setViewportSize(size);
      let release = () => {};
      if (isEarly) {
        release = await holdRequests(page, anyScript);
        await page.goto(addressIn(language, 'home'), { waitUntil: 'domcontentloaded' });
      } else await visit(page, addressIn(language, 'home'));
      const before = await scrollTo(page, id);
      await followLink(page, language, 'courses');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.courses.heading);
      release();
      await letItSettle(page);
      await page.goBack();
      await expect(page).toHaveURL(addressIn(language, 'home'));
      await expect
        .poll(async () => Math.abs((await settledTop(page, id)) - before))
        .toBeLessThan(size.height / 4);
    });
  }

  for (const [name, keys] of [
    [phone, ['home', 'courses', 'home']],
    [desk, ['home', 'courses']],
  ] as const) {
    test(`${locale}: from one page to the next nothing jumps, ${name}`, async ({ page }) => {
      await page.setViewportSize(windows[name]);
      await page.addInitScript(() => {
        const shifts: { value: number; what: string }[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            shifts.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join() });
          }
        }).observe({ type: 'layout-shift' });
      });
      const isQuiet = watchNetwork(page);
      await visit(page, addressIn(language, 'faq'));
      for (const key of keys) {
        await expect.poll(isQuiet, { intervals: [500], timeout: 60_000 }).toBe(true);
        await page.evaluate(() => {
          (window as unknown as Shifting).shifts.length = 0;
        });
        await followLink(page, language, key);
        await expect(page).toHaveURL(addressIn(language, key));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(isQuiet, { intervals: [500], timeout: 60_000 }).toBe(true);
        await letItSettle(page);
        const shifts = await page.evaluate(() => (window as unknown as Shifting).shifts);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        expect(sum, `to ${key}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
      }
    });
  }
}

/** A layout-shift entry of the browser, whose type TypeScript lacks. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

interface Shifting {
  shifts: { value: number; what: string }[];
}

test('where the code of a page is missing, a slow phone opens the page all the same', async ({ page }) => {
  const [language] = oneLanguage;
  await page.setViewportSize({ width: 1366, height: 768 });
  await visit(page, addressIn(language, 'faq'));
  await page.route('**/assets/courses-page*.js', (route) => route.abort());
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.getByRole('banner').getByRole('link', { name: language.words.nav.courses, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.words.courses.heading);
});

test('Back and Forward on a reloaded page open what their addresses say, although React does not run yet', async ({
  page,
}) => {
  const [language] = oneLanguage;
  const heading = page.getByRole('heading', { level: 1 });
  const { words } = language;
  const isHydrated = () => page.evaluate(() => document.documentElement.dataset.hydrated !== undefined);
  await visit(page, addressIn(language, 'faq'));
  await followLink(page, language, 'courses');
  await expect(heading).toHaveText(words.courses.heading);
  await page.reload();
  expect(await isHydrated()).toBe(false);
  await page.goBack();
  await expect(heading).toHaveText(words.faq.heading);
  await expect(page).toHaveURL(addressIn(language, 'faq'));

  // Browsers do not report a Back that comes before the page has loaded.
  await scriptsAreReady(page);
  await followLink(page, language, 'courses');
  await expect(heading).toHaveText(words.courses.heading);
  const release = await holdRequests(page, /\.woff2$/);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(addressIn(language, 'faq'));
  release();
  await expect(heading).toHaveText(words.faq.heading);

  // A page that the router has opened before the load event is not loaded again.
  const releaseAgain = await holdRequests(page, /\.woff2$/);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await scriptsAreReady(page);
  await followLink(page, language, 'courses');
  await expect(heading).toHaveText(words.courses.heading);
  await page.evaluate(() => addEventListener('load', () => Object.assign(window, { hasLoaded: true })));
  releaseAgain();
  await page.waitForFunction(() => 'hasLoaded' in window);
  await letItSettle(page);
  expect(await page.evaluate(() => 'hasLoaded' in window)).toBe(true);

  await page.goto(addressIn(language, 'portfolio'));
  const title = itemOf(content.portfolio, 'living-room').title[language.locale];
  await scriptsAreReady(page);
  await opener(page, title).click();
  const details = page.getByRole('dialog', { name: title });
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toBeHidden();
  await page.reload();
  expect(await isHydrated()).toBe(false);
  await page.goForward();
  await expect(details).toBeVisible();
});
