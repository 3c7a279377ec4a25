import { type Browser, expect, type Page, type Request, test } from '@playwright/test';
import { menuPages, type PageKey } from '#model/site-map.ts';
import { press } from '../press.ts';
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
 * language, so each page is tested in one language. Files that the home page loads too are tested only there. A script that
 * other scripts of the page import is not tested, since without it those fail as if they were missing themselves;
 * `npm run test:all` tests every file.
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
    page.setDefaultTimeout(30_000);
    const address = addressIn(language, key);
    const { files, ...whole } = await readCompletePage(browser, `${baseURL}${address}`);
    expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2);
    expect(whole.imported.size, 'the imports of the scripts are known').toBeGreaterThan(2);
    const ofHome =
      key === 'home'
        ? []
        : (await readCompletePage(browser, `${baseURL}${addressIn(language, 'home')}`)).files;
    const isAlike = (file: string) => ofHome.includes(file) || whole.imported.has(file);
    const missing = fewOrAll(
      files.filter((file) => !isAlike(file)),
      files.filter(isAlike),
    ).filter((_, index) => index % shards === shard);
    expect(missing.length).toBeGreaterThan(0);
    for (const [turn, file] of missing.entries()) {
      const [one, other] = ways[turn % 2] ?? ways[0];
      for (const failure of fewOrAll([one], [other])) {
        await test.step(`${file} ${failure}`, async () => {
          await arriveWithout(page, file, failure, address);
          await expectReadable(page, whole);
          if (key === 'home') await tryAndLeaveHome(page, language, turn);
          // The next visit is a new one: it knows nothing of a page that was loaded again.
          await page.evaluate(() => sessionStorage.clear());
          await page.unroute(`**${file}`);
        });
      }
    }
  });
}

/** Opens a page without one file, gives it its first input, and waits until everything else has loaded. */
async function arriveWithout(page: Page, missing: string, failure: Failure, address: string) {
  await page.setViewportSize({ width: 1024, height: 800 });
  let [isMissed, arrived, loads] = [false, 0, 0];
  await page.route(`**${missing}`, (route) => {
    isMissed = true;
    return failure === 'is missing' ? route.fulfill({ status: 404, body: '' }) : new Promise(() => {});
  });
  const countArrived = () => {
    arrived += 1;
  };
  const countLoads = (request: Request) => {
    if (request.isNavigationRequest()) loads += 1;
  };
  page.on('requestfinished', countArrived).on('request', countLoads);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // The first input is repeated, since the page may not listen for input yet.
  const isMissedNow = async () => {
    await page.mouse.wheel(0, 10);
    return isMissed;
  };
  await expect.poll(isMissedNow, { message: missing, intervals: [100], timeout: 30_000 }).toBe(true);
  for (let before = -1; before < arrived; ) {
    before = arrived;
    await letItSettle(page);
  }
  expect(loads, 'it does not load again and again').toBe(1);
  page.off('requestfinished', countArrived).off('request', countLoads);
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

async function tryAndLeaveHome(page: Page, language: Language, turn: number) {
  const { locale, words } = language;
  const { headings } = await shownOn(page);
  const headingsNow = async () => (await shownOn(page)).headings;

  // These actions may need the missing file; then they may have no effect, but must do no harm.
  const card = page.getByRole('article', { name: frame.title[locale], exact: true });
  const theme = new RegExp(`${words.theme.toDark}|${words.theme.toLight}`);
  await press(page.getByRole('banner').getByRole('button', { name: theme }));
  await press(card.getByRole('radio', { name: '50×70' }));
  await press(page.getByRole('radio', { name: words.projects.residential, exact: true }));
  await letItSettle(page);
  await press(page.getByRole('radio', { name: words.projects.all, exact: true }));
  await expect.poll(headingsNow).toEqual(headings);

  // These actions must work without any of the page's scripts, stylesheets and data files.
  const question = content.faq[1];
  await press(page.getByText(question?.question[locale] ?? ''));
  await expect(page.getByText(question?.answer[locale] ?? '')).toBeVisible();
  const menu = page.getByRole('dialog', { name: words.nav.menu });
  await press(page.getByRole('button', { name: words.nav.openMenu }));
  await expect(menu).toBeVisible();
  await press(menu.getByRole('button', { name: words.nav.closeMenu }));
  await expect(menu).toBeHidden();

  /* No option is chosen in the portfolio: be-quicker-than-the-scripts.pictures.spec.ts tests choices that could be lost. */
  const title = content.portfolio[0]?.title[locale] ?? '';
  await press(opener(page.locator('#portfolio'), title));
  const details = page.getByRole('dialog', { name: title });
  const inDetails = details.getByRole('heading', { level: 2, name: title });
  await expect(inDetails.or(page.getByRole('heading', { level: 1, name: title }))).toBeVisible();
  if (await inDetails.isVisible()) {
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect.poll(headingsNow).toEqual(headings);
  }

  // Links to other pages work too.
  await page.setViewportSize({ width: 1366, height: 800 });
  const elsewhere = menuPages.filter(({ key }) => key !== 'home');
  const { key } = elsewhere[turn % elsewhere.length] ?? { key: 'faq' };
  const nav = page.getByRole('banner').getByRole('navigation', { name: words.nav.mainMenu });
  await press(nav.getByRole('link', { name: words.nav[key], exact: true }));
  await expect(page).toHaveURL(addressIn(language, key));
  await expect(nav.locator('[aria-current="page"]')).toHaveText([words.nav[key]]);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(content.site.hero.headline[locale]);
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

/**
 * The text and headings of a page without scripts, the scripts, stylesheets and data that it loads with scripts, and of these
 * the scripts that others of them import statically.
 */
async function readCompletePage(browser: Browser, url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(url);
  const shown = await shownOn(plain);
  await context.close();

  const withScripts = await browser.newPage({ serviceWorkers: 'block' });
  const files = new Map<string, Promise<string>>();
  withScripts.on('requestfinished', async (request) => {
    const { pathname } = new URL(request.url());
    if (!/\.(js|css|json)$/.test(pathname)) return;
    files.set(
      pathname,
      request.response().then((response) => response?.text() ?? ''),
    );
  });
  const isQuiet = watchNetwork(withScripts);
  await withScripts.goto(url);
  await scriptsAreReady(withScripts);
  // The first input makes the home page load its other files.
  await withScripts.mouse.wheel(0, 10);
  await expect.poll(isQuiet, { intervals: [1000], timeout: 60_000 }).toBe(true);
  const texts = await Promise.all(files.values());
  await withScripts.close();
  const imported = new Set(texts.flatMap((text) => [...text.matchAll(staticImport)].map(pathOfImport)));
  // Sorted, so that the shards of a page share its files out, in whatever order the files came.
  return { ...shown, files: [...files.keys()].sort(), imported };
}

/** Matches a static import in a script of the build, such as `from"./react-zAJpbX13.js"`. */
const staticImport = /\b(?:from|import)"\.\/([^"]+\.js)"/g;

function pathOfImport([, name]: RegExpExecArray): string {
  return `/assets/${name}`;
}
