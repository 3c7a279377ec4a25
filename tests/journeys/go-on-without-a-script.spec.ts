import { type Browser, expect, type Page, test } from '@playwright/test';
import { menuPages } from '../../app/site-map.ts';
import { addressIn, content, itemOf, type Language, languages, opener } from '../site.ts';
import { letItSettle, scriptsOf } from '../slow-line.ts';

/*
 * Of all the scripts of the home page one cannot be had, each in its turn: a deploy has taken it away, or it is on its
 * way for ever. The page can be read, used and left all the same. The scripts do not differ by language, so each way of
 * going wrong is tried in one.
 */

const frame = itemOf(content.frames, 'kalima');
const question = content.faq[1];
const elsewhere = menuPages.filter(({ key }) => key !== 'home');
const narrow = { width: 1024, height: 800 };
const wide = { width: 1366, height: 800 };

type Wrong = 'is gone' | 'never comes';
const tried: [Wrong, Language][] = [
  ['is gone', languages[0]],
  ['never comes', languages[1]],
];

for (const [wrong, language] of tried) {
  const { locale, words } = language;
  /* Nothing is chosen in its section: what was chosen and cannot be told is tried in be-quicker-than-the-scripts. */
  const title = content.portfolio[0]?.title[locale] ?? '';

  test(`${locale}: a script ${wrong}: all is there, answers and leads on`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(900_000);
    const address = addressIn(language, 'home');
    const whole = await shownWithoutScripts(browser, `${baseURL}${address}`);
    expect(whole.cards).toBe(content.portfolio.length + content.frames.length + content.projects.length);
    await page.setViewportSize(wide);
    const scripts = await scriptsOf(page, address);
    expect(scripts.length).toBeGreaterThan(2);

    for (const [turn, script] of scripts.entries()) {
      await test.step(`${script} ${wrong}`, async () => {
        const visitor = await arriveWithout(page, script, wrong, address);
        expect(await shownOn(visitor), script).toEqual(whole);

        // These may need the script that is missing; if they do, they do no harm.
        const card = visitor.getByRole('article', { name: frame.title[locale], exact: true });
        const theme = new RegExp(`${words.theme.toDark}|${words.theme.toLight}`);
        await visitor.getByRole('banner').getByRole('button', { name: theme }).click();
        await card.getByRole('radio', { name: '50×70' }).click();
        await visitor.getByRole('radio', { name: words.projects.residential, exact: true }).click();
        await letItSettle(visitor);
        await visitor.getByRole('radio', { name: words.projects.all, exact: true }).click();
        await expect.poll(() => shownOn(visitor), { message: script }).toEqual(whole);

        // These never do.
        await visitor.getByText(question?.question[locale] ?? '').click();
        await expect(visitor.getByText(question?.answer[locale] ?? ''), script).toBeVisible();
        const menu = visitor.getByRole('dialog', { name: words.nav.menu });
        await visitor.getByRole('button', { name: words.nav.openMenu }).click();
        await expect(menu, script).toBeVisible();
        await menu.getByRole('button', { name: words.nav.closeMenu }).click();
        await expect(menu, script).toBeHidden();
        await opener(visitor.locator('#portfolio'), title).click();
        const details = visitor.getByRole('dialog', { name: title });
        const itsPage = visitor.getByRole('heading', { level: 1, name: title });
        await expect(details.or(itsPage), script).toBeVisible();
        if (await details.isVisible()) {
          await visitor.keyboard.press('Escape');
          await expect(details).toBeHidden();
          await expect.poll(() => shownOn(visitor), { message: script }).toEqual(whole);
        }

        // And the way on.
        await visitor.setViewportSize(wide);
        const { key } = elsewhere[turn % elsewhere.length] ?? { key: 'faq' };
        const nav = visitor.getByRole('banner').getByRole('navigation', { name: words.nav.mainMenu });
        await nav.getByRole('link', { name: words.nav[key], exact: true }).click();
        await expect(visitor, `without ${script}`).toHaveURL(addressIn(language, key));
        await expect(nav.locator('[aria-current="page"]')).toHaveText([words.nav[key]]);
        const heading = visitor.getByRole('heading', { level: 1 });
        await expect(heading).not.toHaveText(content.site.hero.headline[locale]);
        await visitor.close();
      });
    }
  });
}

/** A visitor of the home page who has moved, for whom all has come but one script. */
async function arriveWithout(page: Page, missing: string, wrong: Wrong, address: string): Promise<Page> {
  const visitor = await page.context().newPage();
  visitor.setDefaultTimeout(30_000);
  await visitor.setViewportSize(narrow);
  let isMissed = false;
  let arrived = 0;
  await visitor.route(`**${missing}`, (route) => {
    isMissed = true;
    return wrong === 'is gone' ? route.fulfill({ status: 404, body: '' }) : new Promise(() => {});
  });
  visitor.on('requestfinished', () => {
    arrived += 1;
  });
  await visitor.goto(address, { waitUntil: 'domcontentloaded' });
  await visitor.mouse.wheel(0, 10);
  await expect.poll(() => isMissed, { message: missing, timeout: 30_000 }).toBe(true);
  for (let before = -1; before < arrived; ) {
    before = arrived;
    await letItSettle(visitor);
  }
  return visitor;
}

async function shownWithoutScripts(browser: Browser, url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const shown = await shownOn(page);
  await context.close();
  return shown;
}

/** What the sections of a page show. */
async function shownOn(page: Page) {
  const main = page.getByRole('main');
  return {
    cards: await main.locator('article').count(),
    headings: await main
      .locator('h1, h2, h3')
      .evaluateAll((all) =>
        all.filter((heading) => !heading.closest('dialog')).map(({ textContent }) => textContent),
      ),
  };
}
