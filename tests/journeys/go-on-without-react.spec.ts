import { expect, type Page, test } from '@playwright/test';
import { addressIn, content, itemOf, type Language, oneLanguage, scriptsAreReady, visit } from '../site.ts';
import { anyScript, letItSettle } from '../slow-line.ts';

/* If something in the browser breaks React, the page must work without it. */

const frame = itemOf(content.frames, 'kalima');

/** Makes React fail as soon as it renders a new element. */
function breakRendering(page: Page) {
  return page.evaluate(() => {
    document.createElement = () => {
      throw new Error('Nothing can be made');
    };
  });
}

/** Records the navigations, and the scripts that were requested since the last one. */
function watchLoads(page: Page) {
  const loads: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) {
      loads.push(pathname);
      scripts.length = 0;
    } else if (anyScript.test(pathname)) scripts.push(pathname);
  });
  return { loads, scripts };
}

/** Waits until the page has been reloaded: input right before the reload would be lost. */
function waitForReload(page: Page) {
  return page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'reload' && document.readyState === 'complete';
  });
}

function controlsOf(page: Page, { locale, words }: Language) {
  const card = page.getByRole('article', { name: frame.title[locale], exact: true });
  return {
    size: card.getByRole('radio', { name: '50×70' }),
    more: card.getByRole('button', { name: words.frames.more, exact: true }),
    name: page.getByRole('textbox', { name: words.contact.nameLabel, exact: true }),
  };
}

async function expectToWork(page: Page, language: Language) {
  const { locale, words } = language;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.site.hero.headline[locale]);
  await page.getByText(content.faq[1]?.question[locale] ?? '').click();
  await expect(page.getByText(content.faq[1]?.answer[locale] ?? '')).toBeVisible();
  const menu = page.getByRole('dialog', { name: words.nav.menu });
  await page.getByRole('button', { name: words.nav.openMenu }).click();
  await menu.getByRole('link', { name: words.nav.faq, exact: true }).click();
  await expect(page).toHaveURL(addressIn(language, 'faq'));
}

test.use({ viewport: { width: 390, height: 844 } });

for (const language of oneLanguage) {
  const { locale } = language;
  const home = addressIn(language, 'home');

  test(`${locale}: a tap that React fails at: the page comes once more, with what was chosen and typed`, async ({
    page,
  }) => {
    const { loads, scripts } = watchLoads(page);
    await visit(page, home);
    const { size, more, name } = controlsOf(page, language);
    await size.check();
    await name.fill('Lina');
    await breakRendering(page);
    await more.click();
    await waitForReload(page);
    expect(loads).toEqual([home, home]);
    await expect(size).toBeChecked();
    await expect(name).toHaveValue('Lina');
    await expectToWork(page, language);
    expect(loads).toEqual([home, home, addressIn(language, 'faq')]);
    // On the next page React works again and hydrates as usual.
    await scriptsAreReady(page);
    // In this visit React does not hydrate the page again on which it failed.
    await page.goto(home);
    await page.mouse.wheel(0, 10);
    await letItSettle(page);
    expect(scripts).toEqual([]);
    expect(loads.length).toBe(4);
  });

  test(`${locale}: React fails as it takes the page over: it comes once more, without scripts`, async ({
    page,
  }) => {
    const { loads, scripts } = watchLoads(page);
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        // The menu uses this media query while React renders it, so React fails.
        if (query.includes('73.75em')) throw new Error('Media cannot be matched');
        return matchMedia.call(window, query);
      };
    });
    // The page may be reloaded before it has loaded completely.
    await page.goto(home, { waitUntil: 'commit' });
    await page.waitForSelector('footer');
    await page.mouse.wheel(0, 10);
    await waitForReload(page);
    expect(loads).toEqual([home, home]);
    await page.mouse.wheel(0, 10);
    await letItSettle(page);
    expect(scripts).toEqual([]);
    await expectToWork(page, language);
  });

  test(`${locale}: where nothing can be noted, the page stays, and its links lead on`, async ({ page }) => {
    const { loads } = watchLoads(page);
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        configurable: true,
        get() {
          throw new Error('denied');
        },
      }),
    );
    await visit(page, home);
    const { size, more, name } = controlsOf(page, language);
    await size.check();
    await name.fill('Lina');
    const warning = page.waitForEvent('console', (message) => message.text().includes('without React'));
    await breakRendering(page);
    await more.click();
    await warning;
    await expect(size).toBeChecked();
    await expect(name).toHaveValue('Lina');
    await expectToWork(page, language);
    expect(loads).toEqual([home, addressIn(language, 'faq')]);
  });
}
