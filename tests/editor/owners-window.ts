import AxeBuilder from '@axe-core/playwright';
import {
  type CDPSession,
  type FrameLocator,
  type Page,
  expect as playwrightExpect,
  test as playwrightTest,
} from '@playwright/test';
import { withoutMarks } from '#editor/ready/sample-edits.ts';
import { letItSettle } from '../slow-line.ts';
import { type RunningEditor, runEditor } from './running-editor.ts';

let ownersWindow: Page | undefined;

/** One window of the browser for all tests, like the owner's: a new one costs more than most of the tests. */
export const test = playwrightTest.extend({
  page: async ({ browser, viewport }, use) => {
    ownersWindow ??= await (await browser.newContext()).newPage();
    if (viewport) await ownersWindow.setViewportSize(viewport);
    await use(ownersWindow);
    await ownersWindow.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/* The preview builds its pages on request, in parallel with other checks, so waits are long. */
export const expect = playwrightExpect.configure({ timeout: 90_000 });

/** The editor that all tasks share; it runs from the first to the last of them. */
export let editor: RunningEditor;

/** Starts one editor for all tests of a file, which run in order, and closes it after them. */
export function shareOneEditor() {
  // The time limit is long: one test creates a whole series, and on a busy computer every answer takes seconds.
  test.describe.configure({ mode: 'serial', timeout: 300_000 });
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    editor = await runEditor();
  });
  test.afterAll(() => editor?.close());
}

export const kalima = 'content/frames/kalima/item.yaml';
export const petra = 'content/frames/petra/item.yaml';

/** What a form shows of the site: its previews in two languages, and what visitors send and share, which is read from both. */
type SitePart = 'en' | 'ar' | 'shared';

/** Opens a page of the editor without anything of the site, which would take longer than the rest of the test. */
export async function open(page: Page, address: string, language: 'en' | 'ar' = 'en') {
  await openWithSite(page, address, language, []);
}

/** Opens a page of the editor with parts of the site, by default with both previews. */
export async function openWithSite(
  page: Page,
  address: string,
  language: 'en' | 'ar' = 'en',
  shown: readonly SitePart[] = ['en', 'ar'],
) {
  await showOnly(page, shown);
  const [path, field] = address.split('#');
  const url = new URL(path ?? '', editor.url);
  url.searchParams.set('language', language);
  url.hash = field ?? '';
  const now = new URL(page.url());
  if (now.origin !== editor.url || now.pathname === url.pathname) await page.goto(url.href);
  else await followLink(page, url.href, language);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
}

/** Goes to another page of the editor as its links do, which costs much less than to load the editor anew. */
async function followLink(page: Page, address: string, language: 'en' | 'ar') {
  const switchLanguage = page.locator(`header button[lang="${language}"]`);
  if (await switchLanguage.isVisible()) await switchLanguage.click();
  const main = await page.locator('main').elementHandle();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, address);
  await page.waitForFunction((left) => !left?.isConnected, main);
}

const connections = new WeakMap<Page, CDPSession>();

/**
 * Blocks all other parts of the site than those that are shown. A route would do the same, but then every request of the page
 * would go through the test, and the browser would cache none.
 */
export async function showOnly(page: Page, shown: readonly SitePart[]) {
  let connection = connections.get(page);
  if (!connection) {
    const opened = await page.context().newCDPSession(page);
    opened.on('Fetch.requestPaused', ({ requestId }) => {
      // The window may have left the page meanwhile.
      opened.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(() => {});
    });
    connections.set(page, opened);
    connection = opened;
  }
  const pages = { en: ['', 'frames/*', 'projects/*'], ar: ['ar', 'ar/*'] };
  const previews = (['en', 'ar'] as const).filter((language) => !shown.includes(language));
  const blocked = previews.length === 2 ? ['*'] : previews.flatMap((language) => pages[language]);
  const patterns: { urlPattern: string; resourceType: 'Document' | 'Fetch' }[] = blocked.map((address) => ({
    urlPattern: `${editor.previewOrigin}/${address}`,
    resourceType: 'Document',
  }));
  if (!shown.includes('shared'))
    patterns.push({ urlPattern: `${editor.url}/api/visited-page*`, resourceType: 'Fetch' });
  if (patterns.length > 0) await connection.send('Fetch.enable', { patterns });
  else await connection.send('Fetch.disable');
}

export const field = (page: Page, file: string, name: string) =>
  page.locator(`[data-field="${file}#${name}"]`);
export const draft = (name: string) => editor.read(`.editor/drafts/${name}`);
/** The expected text of a published file: the present file without its sample marks, which the owner's edit removes. */
export const owned = (file: string) => withoutMarks(editor.read(file));

export const expectKept = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-draft', 'kept');
export const expectNoDraft = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-draft', 'none');
export const expectValid = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-valid', 'true');

/** Expects that nothing of the editor is cut off on a phone. */
export async function expectUncut(page: Page) {
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

/**
 * Expects that nothing of the editor is cut off on a phone and that axe finds no violation in it. The previews of the site in
 * iframes are left out: the site has its own checks.
 */
export async function expectAccessible(page: Page) {
  await expectUncut(page);
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze();
  expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

export const preview = (page: Page, language: 'en' | 'ar'): FrameLocator =>
  page.frameLocator(`iframe[data-preview="${language}"]`);

/**
 * The delays (ms) of successive answers of the server, by the address. An item often comes before the answer to the next
 * change, without what has been typed meanwhile.
 */
const slowAnswers = { '**/api/change': [200, 1500, 500, 3000, 900], '**/api/item?*': [100, 700, 300] };

/**
 * Delays every answer to a change and to a request for an item, as on a busy computer. The returned function waits until the page
 * has all answers.
 */
export async function answerLate(page: Page) {
  let pending = 0;
  for (const [asked, delays] of Object.entries(slowAnswers)) {
    let turn = 0;
    await page.route(asked, async (route) => {
      pending += 1;
      const answer = await route.fetch().catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, delays[turn++ % delays.length]));
      // The request can no longer be answered if the page has been closed meanwhile.
      await (answer ? route.fulfill({ response: answer }) : route.abort()).catch(() => {});
      pending -= 1;
    });
  }
  return async () => {
    do {
      await expect.poll(() => pending).toBe(0);
      // What the last answer changes may be asked for in turn.
      await letItSettle(page);
    } while (pending > 0);
  };
}
