import { expect, type Page, test } from '@playwright/test';
import { itemAddress } from '#model/site-map.ts';
import {
  addressIn,
  chatTexts,
  content,
  itemOf,
  middleOf,
  oneLanguage,
  recordChats,
  scriptsAreReady,
} from '../site.ts';
import { anyScript, holdRequests, letItSettle } from '../slow-line.ts';

/*
 * The scripts of a page are preloaded and run only after the first input. Functions that must not wait for the scripts work
 * before.
 */

const frame = itemOf(content.frames, 'kalima');

/** Whether hydration has been started. */
function isHydrationStarted(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hydration' in document.documentElement.dataset);
}

/** The request type of each loaded script: `fetch` for a preload, `script` when the script is to run. */
function recordRequestTypes(page: Page): string[] {
  const requestTypes: string[] = [];
  page.on('requestfinished', (request) => {
    if (anyScript.test(new URL(request.url()).pathname)) requestTypes.push(request.resourceType());
  });
  return requestTypes;
}

for (const language of oneLanguage) {
  const { locale, words } = language;
  const home = addressIn(language, 'home');
  const itemPage = itemAddress('frames', frame.slug, locale);

  test.describe(locale, () => {
    test('who only reads has the scripts lie ready, and none of them runs', async ({ page }) => {
      const requestTypes = recordRequestTypes(page);
      const warnings: string[] = [];
      page.on('console', (message) => warnings.push(message.text()));
      // Campaign parameters are no reason to hydrate.
      await page.goto(`${addressIn(language, 'faq')}?utm_source=instagram&fbclid=abc`);
      await expect.poll(() => requestTypes.length).toBeGreaterThan(4);
      await letItSettle(page);
      expect(new Set(requestTypes)).toEqual(new Set(['fetch']));
      expect(await isHydrationStarted(page)).toBe(false);
      // The first input runs the scripts from the cache; the browser would warn if it could not use the preloaded files.
      await scriptsAreReady(page);
      expect(warnings).toEqual([]);
    });

    test('with data saving on, scripts are loaded only after the first input', async ({ page }) => {
      const requestTypes = recordRequestTypes(page);
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await page.goto(addressIn(language, 'faq'));
      await letItSettle(page);
      expect(requestTypes).toEqual([]);
      await scriptsAreReady(page);
    });

    const inputs: Record<string, (page: Page) => Promise<unknown>> = {
      'a turn of the wheel': (page) => page.mouse.wheel(0, 40),
      'a scroll by other means': (page) => page.evaluate(() => window.scrollTo(0, 200)),
      'a key': (page) => page.keyboard.press('Tab'),
      'the focus of an assistive tool': (page) =>
        page.evaluate(() => document.querySelector<HTMLElement>('main a, main summary')?.focus()),
      'a click without a pointer': (page) =>
        page.evaluate(() => document.querySelector<HTMLElement>('main h1')?.click()),
      // Last, since the pointer stays where it is on the next page.
      'a move of the mouse': async (page) => {
        await page.mouse.move(200, 300);
        await page.mouse.move(201, 301);
      },
    };
    test('each kind of input is a first input', async ({ page }) => {
      for (const [index, [name, give]] of Object.entries(inputs).entries())
        await test.step(name, async () => {
          // Another address each time, since the browser scrolls a page that it opens again to where it was.
          await page.goto(`${addressIn(language, 'faq')}?utm_source=${index}`);
          await letItSettle(page);
          expect(await isHydrationStarted(page)).toBe(false);
          await give(page);
          await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
        });
    });

    test.describe('by hand', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

      test('a tap and a finger that rests are first inputs, answered with a paint before hydration starts', async ({
        page,
      }) => {
        for (const [name, isTap] of Object.entries({ 'a tap': true, 'a finger that rests': false }))
          await test.step(name, async () => {
            await page.goto(addressIn(language, 'faq'));
            await letItSettle(page);
            await page.evaluate(() => {
              const { dataset } = document.documentElement;
              const startedStates: boolean[] = [];
              Object.assign(window, { startedStates });
              const look = () => startedStates.push('hydration' in dataset);
              for (const type of ['pointerdown', 'click'])
                addEventListener(type, () => look() && requestAnimationFrame(look), true);
            });
            const [x, y] = await middleOf(page.locator('main summary').first());
            const finger = await page.context().newCDPSession(page);
            await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
            if (isTap) {
              await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
              await expect(page.locator('main details').first()).toHaveAttribute('open', '');
            }
            await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
            const startedStates = await page.evaluate(
              () => (window as unknown as { startedStates: boolean[] }).startedStates,
            );
            expect(startedStates).toEqual(Array(isTap ? 4 : 2).fill(false));
          });
      });

      test('a press that begins right after the first one ends before React is sent for', async ({
        page,
      }) => {
        await page.goto(addressIn(language, 'faq'));
        await letItSettle(page);
        const duringPress = await page.evaluate(async () => {
          const press = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
          const frame = () => new Promise(requestAnimationFrame);
          for (const type of ['pointerdown', 'click', 'pointerdown']) press(type);
          for (let frames = 0; frames < 6; frames += 1) await frame();
          const isHydrationStarted = 'hydration' in document.documentElement.dataset;
          press('click');
          return isHydrationStarted;
        });
        expect(duringPress).toBe(false);
        await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      });
    });

    test('a reload in the middle of a page needs no new input', async ({ page }) => {
      await page.goto(home);
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    });

    test('where scripts are needed at once, they wait for no input, and nothing is preloaded', async ({
      page,
    }) => {
      const requestTypes = recordRequestTypes(page);
      for (const [name, address] of Object.entries({
        'an address that opens details': `${addressIn(language, 'frames')}?frame=${frame.slug}`,
        'an address that chooses': `${itemPage}?size=50x70`,
        'an address with a section': `${addressIn(language, 'courses')}#${content.courses[0]?.slug}`,
        'the wall': addressIn(language, 'wall'),
        'the brief': addressIn(language, 'brief'),
        'the contact page': addressIn(language, 'contact'),
        'a page that is not there': `${addressIn(language, 'faq')}/no-such-page`,
      }))
        await test.step(name, async () => {
          requestTypes.length = 0;
          await page.goto(address);
          await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
          expect(new Set(requestTypes)).toEqual(new Set(['script']));
        });
    });

    test('before the scripts have come the header is solid once the page is scrolled, and the lights and kinds of projects are switched', async ({
      page,
    }) => {
      await holdRequests(page, anyScript);
      await page.goto(addressIn(language, 'projects'));
      await test.step('the header', async () => {
        const background = () =>
          page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
        const clear = await background();
        await page.mouse.wheel(0, 200);
        await expect.poll(background).not.toBe(clear);
      });

      await test.step('the lights go out and on again, and stay as they are', async () => {
        const button = page.getByRole('banner').getByRole('button', { name: words.theme.toDark });
        await button.click();
        await expect(page.locator('html')).toHaveClass(/\bdark\b/);
        await page.reload();
        await expect(page.locator('html')).toHaveClass(/\bdark\b/);
        await button.click();
        await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
      });

      await test.step('the projects of a kind alone are shown', async () => {
        const isOfKind = ({ category }: { category: { en: string } }) =>
          category.en.toLowerCase().includes('commercial');
        const cards = page.getByRole('main').getByRole('article');
        await page.getByRole('radio', { name: words.projects.commercial, exact: true }).click();
        await expect(cards.filter({ visible: true })).toHaveCount(content.projects.filter(isOfKind).length);
        await page.getByRole('radio', { name: words.projects.all, exact: true }).click();
        await expect(cards.filter({ visible: true })).toHaveCount(content.projects.length);
      });
    });

    test('where the scripts are missing, a kind that was chosen stays through the reload', async ({
      page,
    }) => {
      await page.route(anyScript, (route) => route.fulfill({ status: 404 }));
      await page.goto(addressIn(language, 'projects'));
      const chip = page.getByRole('radio', { name: words.projects.commercial, exact: true });
      const cards = page.getByRole('main').getByRole('article').filter({ visible: true });
      await chip.click();
      const few = await cards.count();
      const isReloaded = page.waitForEvent('load');
      await page.getByRole('banner').getByRole('button', { name: words.selection.title }).click();
      await isReloaded;
      await expect(chip).toBeChecked();
      await expect(cards).toHaveCount(few);
    });

    test('lights, a kind of projects and a chat of before are what React finds', async ({
      page,
      context,
    }) => {
      const chats = await recordChats(page);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const release = await holdRequests(page, anyScript);
      await page.goto(addressIn(language, 'projects'));
      await page.getByRole('banner').getByRole('button', { name: words.theme.toDark }).click();
      await page.getByRole('radio', { name: words.projects.commercial, exact: true }).click();
      const chat = context.waitForEvent('page');
      await page.locator('a[href^="https://wa.me/"]').filter({ visible: true }).first().click();
      await (await chat).waitForLoadState();
      await chatTexts(chats);
      await page.bringToFront();
      release();
      await scriptsAreReady(page);
      await expect(page.getByRole('region', { name: words.afterChat.question })).toBeVisible();
      await expect(page).toHaveURL(/\bcategory=commercial\b/);
      await expect(page.getByRole('banner').getByRole('button', { name: words.theme.toLight })).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('the bag says how many prints it holds before and after the scripts', async ({ page }) => {
      const { slug, prints, colors, pricing } = frame;
      const stored = {
        ...{ slug, title: frame.title.en, print: prints[0]?.id, color: colors[0] },
        ...{ ...pricing[0], quantity: 1 },
      };
      await page.addInitScript((lines) => localStorage.setItem('selection', lines), JSON.stringify([stored]));
      const shown = () =>
        page
          .getByRole('banner')
          .getByRole('button', { name: words.selection.title })
          .evaluate((bag) => getComputedStyle(bag, '::after').content);
      const release = await holdRequests(page, anyScript);
      await page.goto(itemPage);
      await expect.poll(shown).toBe('"1"');
      release();
      await scriptsAreReady(page);
      expect(await shown()).toBe('"1"');
      await page.getByRole('button', { name: words.selection.add }).first().click();
      await expect.poll(shown).toBe('"2"');
    });
  });
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('who has only read comes back without a connection', async ({ page, context }) => {
    await page.goto('/faq');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length), {
        timeout: 60_000,
      })
      .toBeGreaterThan(10);
    expect(await isHydrationStarted(page)).toBe(false);
    await context.setOffline(true);
    await page.goto('/frames');
    await scriptsAreReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
