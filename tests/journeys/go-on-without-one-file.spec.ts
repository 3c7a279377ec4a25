import { type Browser, expect, type Page, test } from '@playwright/test';
import { menuPages, type PageKey } from '#model/site-map.ts';
import {
  addressIn,
  chatText,
  content,
  everyPage,
  fewOrAll,
  itemOf,
  type Language,
  languages,
  opener,
  scriptsAreReady,
} from '../site.ts';
import { letItSettle, watchNetwork } from '../slow-line.ts';

/*
 * For three pages, each script, stylesheet and data file is missing in one test run: either a deploy has removed the file, or
 * its request never ends. The page must still be readable, usable and have working links. The files hardly differ by
 * language, so each page is tested in one language. Files that the home page loads too are tested only there, except with
 * `npm run test:all`.
 */

type Failure = 'is missing' | 'never comes';
const ways: [[Failure, Failure], ...[Failure, Failure][]] = [
  ['is missing', 'never comes'],
  ['never comes', 'is missing'],
];
const [english, arabic] = languages;
const tried: { key: PageKey; language: Language; shard: number; shards: number }[] = [
  { key: 'home', language: arabic, shard: 0, shards: 2 },
  { key: 'home', language: arabic, shard: 1, shards: 2 },
  { key: 'frames', language: english, shard: 0, shards: 1 },
  { key: 'contact', language: arabic, shard: 0, shards: 1 },
];

const frame = itemOf(content.frames, 'kalima');
const known = everyPage.map(({ address }) => address);

for (const { key, language, shard, shards } of tried) {
  const name = `${language.locale}: ${key}, each of its files missing once${shards > 1 ? `, shard ${shard + 1}` : ''}`;

  test(name, async ({ page, browser, baseURL }) => {
    test.setTimeout(600_000);
    const address = addressIn(language, key);
    const { files, ...whole } = await readCompletePage(browser, `${baseURL}${address}`);
    expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2);
    const ofHome =
      key === 'home'
        ? []
        : (await readCompletePage(browser, `${baseURL}${addressIn(language, 'home')}`)).files;
    const own = files.filter((file) => !ofHome.includes(file));
    const shared = files.filter((file) => ofHome.includes(file));
    const missing = fewOrAll(own, shared).filter((_, index) => index % shards === shard);
    expect(missing.length).toBeGreaterThan(0);
    for (const [turn, file] of missing.entries()) {
      const [one, other] = ways[turn % 2] ?? ways[0];
      for (const failure of fewOrAll([one], [other])) {
        await test.step(`${file} ${failure}`, async () => {
          const visitor = await arriveWithout(page, file, failure, address);
          await expectReadable(visitor, whole);
          if (key === 'home') await tryAndLeaveHome(visitor, language, turn);
          await visitor.close();
        });
      }
    }
  });
}

/** Opens a page without one file, gives it its first input, and waits until everything else has loaded. */
async function arriveWithout(page: Page, missing: string, failure: Failure, address: string) {
  const visitor = await page.context().newPage();
  visitor.setDefaultTimeout(30_000);
  await visitor.setViewportSize({ width: 1024, height: 800 });
  let [isMissed, arrived, loads] = [false, 0, 0];
  await visitor.route(`**${missing}`, (route) => {
    isMissed = true;
    return failure === 'is missing' ? route.fulfill({ status: 404, body: '' }) : new Promise(() => {});
  });
  visitor.on('requestfinished', () => {
    arrived += 1;
  });
  visitor.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await visitor.goto(address, { waitUntil: 'domcontentloaded' });
  // The first input is repeated, since the page may not listen for input yet.
  const isMissedNow = async () => {
    await visitor.mouse.wheel(0, 10);
    return isMissed;
  };
  await expect.poll(isMissedNow, { message: missing, timeout: 30_000 }).toBe(true);
  for (let before = -1; before < arrived; ) {
    before = arrived;
    await letItSettle(visitor);
  }
  expect(loads, 'it does not load again and again').toBe(1);
  return visitor;
}

/** Expects all texts and headings of the page, and working links. */
async function expectReadable(page: Page, whole: Shown) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { text, headings } = await shownOn(page);
  expect(text.length, text.slice(0, 200)).toBeGreaterThanOrEqual(whole.text.length);
  expect(headings).toEqual(whole.headings);
  const links = page.getByRole('banner').locator('a[href^="/"]');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
  const chats = await page
    .locator('a[href^="https://wa.me/"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(chats.length).toBeGreaterThan(0);
  for (const chat of chats) expect(chatText(chat)).not.toBe('');
}

async function tryAndLeaveHome(visitor: Page, language: Language, turn: number) {
  const { locale, words } = language;
  const { headings } = await shownOn(visitor);
  const headingsNow = async () => (await shownOn(visitor)).headings;

  // These actions may need the missing file; then they may have no effect, but must do no harm.
  const card = visitor.getByRole('article', { name: frame.title[locale], exact: true });
  const theme = new RegExp(`${words.theme.toDark}|${words.theme.toLight}`);
  await visitor.getByRole('banner').getByRole('button', { name: theme }).click();
  await card.getByRole('radio', { name: '50×70' }).click();
  await visitor.getByRole('radio', { name: words.projects.residential, exact: true }).click();
  await letItSettle(visitor);
  await visitor.getByRole('radio', { name: words.projects.all, exact: true }).click();
  await expect.poll(headingsNow).toEqual(headings);

  // These actions must work without any of the page's scripts, stylesheets and data files.
  const question = content.faq[1];
  await visitor.getByText(question?.question[locale] ?? '').click();
  await expect(visitor.getByText(question?.answer[locale] ?? '')).toBeVisible();
  const menu = visitor.getByRole('dialog', { name: words.nav.menu });
  await visitor.getByRole('button', { name: words.nav.openMenu }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: words.nav.closeMenu }).click();
  await expect(menu).toBeHidden();

  /* No option is chosen in the portfolio: be-quicker-than-the-scripts.pictures.spec.ts tests choices that could be lost. */
  const title = content.portfolio[0]?.title[locale] ?? '';
  await opener(visitor.locator('#portfolio'), title).click();
  const details = visitor.getByRole('dialog', { name: title });
  await expect(details.or(visitor.getByRole('heading', { level: 1, name: title }))).toBeVisible();
  if (await details.isVisible()) {
    await visitor.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect.poll(headingsNow).toEqual(headings);
  }

  // Links to other pages work too.
  await visitor.setViewportSize({ width: 1366, height: 800 });
  const elsewhere = menuPages.filter(({ key }) => key !== 'home');
  const { key } = elsewhere[turn % elsewhere.length] ?? { key: 'faq' };
  const nav = visitor.getByRole('banner').getByRole('navigation', { name: words.nav.mainMenu });
  await nav.getByRole('link', { name: words.nav[key], exact: true }).click();
  await expect(visitor).toHaveURL(addressIn(language, key));
  await expect(nav.locator('[aria-current="page"]')).toHaveText([words.nav[key]]);
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(content.site.hero.headline[locale]);
}

interface Shown {
  /** The text of the page in one line, without hidden prices (`data`) and without `noscript`. */
  text: string;
  headings: string[];
}

/** The text and headings of the page's main part. */
function shownOn(page: Page): Promise<Shown> {
  return page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('data, noscript')) element.remove();
    const headings = [...main.querySelectorAll('h1, h2, h3')].filter((heading) => !heading.closest('dialog'));
    return {
      text: (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      headings: headings.map(({ textContent }) => textContent ?? ''),
    };
  });
}

/** The text and headings of a page without scripts, and the scripts, stylesheets and data that it loads with scripts. */
async function readCompletePage(browser: Browser, url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(url);
  const shown = await shownOn(plain);
  await context.close();

  const withScripts = await browser.newPage({ serviceWorkers: 'block' });
  const files = new Set<string>();
  withScripts.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css|json)$/.test(pathname)) files.add(pathname);
  });
  const isQuiet = watchNetwork(withScripts);
  await withScripts.goto(url);
  await scriptsAreReady(withScripts);
  // The first input makes the home page load its other files.
  await withScripts.mouse.wheel(0, 10);
  await expect.poll(isQuiet, { intervals: [1000], timeout: 60_000 }).toBe(true);
  await withScripts.close();
  return { ...shown, files: [...files] };
}
