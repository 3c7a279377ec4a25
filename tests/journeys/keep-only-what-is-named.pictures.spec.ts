import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { entriesInDatabases } from '../browser-storage.ts';
import { addressIn, languageLink, languages, recordChats, scriptsAreReady, visit } from '../site.ts';
import { anyScript, stopLongWaits } from '../slow-line.ts';

/*
 * After a visitor has used everything on the site, the browser must hold exactly the keys that /privacy names. The test finds keys
 * that the page does not name, and named keys that nothing stores any more.
 */

const [english, arabic] = languages;

/* The test uses a phone with motion: rails exist only on phones, and the hint beside the lamp needs motion. */
test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Records every storage key that is written, also if it is removed later, as `area: name`. */
async function recordKeys(context: BrowserContext, noted: Set<string>) {
  await context.exposeFunction('noteKey', (key: string) => noted.add(key));
  await context.addInitScript(() => {
    const note = (area: string, name: string) =>
      (window as unknown as { noteKey: (key: string) => void }).noteKey(`${area}: ${name}`);
    const { setItem, removeItem } = Storage.prototype;
    const areaOf = (storage: Storage) => (storage === localStorage ? 'localStorage' : 'sessionStorage');
    Storage.prototype.setItem = function (name, value) {
      note(areaOf(this), name);
      setItem.call(this, name, value);
    };
    Storage.prototype.removeItem = function (name) {
      if (this.getItem(name) !== null) note(areaOf(this), name);
      removeItem.call(this, name);
    };
  });
}

/** The keys that the browser stores now. */
async function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = (area: string, names: string[]) => names.map((name) => `${area}: ${name}`);
    const databases = await indexedDB.databases();
    const workers = await navigator.serviceWorker.getRegistrations();
    return [
      ...all('localStorage', Object.keys(localStorage)),
      ...all('sessionStorage', Object.keys(sessionStorage)),
      ...all(
        'IndexedDB',
        databases.map(({ name }) => name ?? ''),
      ),
      ...all('Cache Storage', await caches.keys()),
      ...all(
        'Service Worker',
        workers.map(({ active }) => active?.scriptURL.split('/').at(-1) ?? ''),
      ),
    ];
  });
}

/** The keys that the served privacy page names. */
async function namedKeys(page: Page): Promise<string[]> {
  await page.goto(addressIn(english, 'privacy'));
  return page
    .locator('main code')
    .evaluateAll((all) => all.map((code) => `${(code as HTMLElement).dataset.area}: ${code.textContent}`));
}

/** Whether a storage key equals a key that the page names, or begins with such a key. */
function isNamedBy(key: string, named: string): boolean {
  return named.endsWith('…') ? key.startsWith(named.slice(0, -1)) : key === named;
}

/** Uses everything on the site that stores something. */
async function storeEverything(page: Page) {
  const { words } = arabic;
  await visit(page, addressIn(english, 'home'));
  await page.getByRole('banner').getByRole('button', { name: english.words.theme.toDark }).click();
  await page.getByRole('banner').getByRole('button', { name: english.words.theme.toLight }).click();
  await languageLink(page).click();
  await expect(page).toHaveURL(addressIn(arabic, 'home'));
  for (const key of ['frames', 'testimonials'] as const) {
    const next = page
      .getByRole('group', { name: words.nav[key], exact: true })
      .getByRole('button', { name: words.rail.next, exact: true });
    await next.scrollIntoViewIfNeeded();
    await next.click();
  }
  await page.getByRole('button', { name: words.selection.add }).first().click();
  await page.getByRole('banner').getByRole('button', { name: words.selection.title }).click();
  const list = page.getByRole('dialog', { name: words.selection.title });
  await list.getByRole('radio').first().check({ force: true });
  await list.getByRole('button', { name: words.common.close }).click();
  await page.getByRole('main').getByRole('link', { name: words.nav.toBrief, exact: true }).last().click();
  await expect(page).toHaveURL(addressIn(arabic, 'brief'));
  await page.getByRole('form').getByRole('radio').first().check();
  await visit(page, addressIn(arabic, 'contact'));
  const form = page.getByRole('form', { name: words.contact.form });
  await form.getByRole('textbox', { name: words.contact.nameLabel, exact: true }).fill('Lina');
  await form.getByRole('textbox', { name: words.contact.phoneLabel, exact: true }).fill('0790000000');
  await form.getByRole('textbox', { name: words.contact.emailLabel, exact: true }).fill('lina@example.com');
  await form.getByRole('combobox', { name: words.contact.subjectLabel }).selectOption('design');
  await form.getByRole('textbox', { name: words.contact.messageLabel, exact: true }).fill('مرحبًا');
  await form.getByRole('button', { name: words.contact.submit }).click();
  await visit(page, addressIn(arabic, 'wall'));
  // A small photograph, whose corners are set by hand: no sheet is searched in it.
  const photo = sharp({ create: { width: 300, height: 400, channels: 3, background: '#cfc8bd' } });
  await page
    .getByLabel(words.wall.choose)
    .setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() });
  await page.getByRole('button', { name: words.wall.byKeys }).click();
  await page.getByRole('button', { name: words.wall.keep }).click();
  await expect(page.getByRole('button', { name: words.wall.remove })).toBeVisible();
}

/** Waits for the service worker and loads a picture, which the worker caches. */
async function waitForServiceWorker(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length), {
      timeout: 60_000,
    })
    .toBeGreaterThan(10);
  await visit(page, addressIn(arabic, 'portfolio'));
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('files')).keys()).length), {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
}

/** Triggers the failures that store something: missing code of a page, missing scripts of a button, and a failing React. */
async function triggerFailures(page: Page) {
  const { words } = arabic;
  await page.setViewportSize({ width: 1366, height: 768 });
  await visit(page, addressIn(arabic, 'contact'));
  await page.route('**/assets/courses-page*.js', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: words.nav.courses, exact: true }).click();
  await expect(page).toHaveURL(addressIn(arabic, 'courses'));
  await page.route(anyScript, (route) => route.abort());
  await page.goto(addressIn(arabic, 'faq'));
  // The page loads itself again. The next visit waits for that, since it would be interrupted by it.
  const reload = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('button', { name: words.selection.title }).click();
  await reload;
  expect(await page.evaluate(() => sessionStorage.getItem('page-reload'))).not.toBeNull();
  await page.unroute(anyScript);
  await visit(page, addressIn(arabic, 'faq'));
  await page.evaluate(() => {
    document.createElement = () => {
      throw new Error('A page that React cannot go on with');
    };
  });
  await page.getByRole('banner').getByRole('link', { name: words.nav.frames, exact: true }).click();
  await page.waitForFunction(() => sessionStorage.getItem('without-react') !== null);
}

test('the page names all that is kept, and nothing else; what is deleted stays away, the worker’s too', async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const found = new Set<string>();
  const asked: string[] = [];
  await recordKeys(context, found);
  await recordChats(page);
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) asked.push(request.url());
  });
  await storeEverything(page);
  await waitForServiceWorker(page);
  for (const key of await storedKeys(page)) found.add(key);

  const troubled = await browser.newContext({ serviceWorkers: 'block' });
  await recordKeys(troubled, found);
  await triggerFailures(await troubled.newPage());

  await test.step('the page names all that is kept, and nothing else', async () => {
    const named = await namedKeys(page);
    const keys = [...found];
    expect(named.length).toBeGreaterThan(10);
    expect.soft(keys.filter((key) => !named.some((one) => isNamedBy(key, one)))).toEqual([]);
    expect.soft(named.filter((one) => !keys.some((key) => isNamedBy(key, one)))).toEqual([]);
  });
  await test.step('what is deleted stays away, the worker’s too', () => deleteEverything(page));
  await test.step('no cookie is set, no other address asked', async () => {
    expect([...(await context.cookies()), ...(await troubled.cookies())]).toEqual([]);
    expect(asked).toEqual([]);
  });
  await troubled.close();
});

/** Deletes everything on the privacy page while the service worker handles the page's requests. */
async function deleteEverything(page: Page) {
  const { words } = english;
  await scriptsAreReady(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await entriesInDatabases(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: words.privacy.delete, exact: true }).click();
  await page.getByRole('button', { name: words.privacy.confirm, exact: true }).click({ delay: 500 });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words.privacy.deleted);
  // The page requests code and data of the shop through the service worker, which is being unregistered.
  await page.getByRole('banner').getByRole('button', { name: words.selection.title }).click();
  await expect(page.getByRole('dialog', { name: words.selection.title })).toContainText(
    words.selection.empty,
  );
  expect(
    await page.evaluate(async () => [
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  ).toEqual([[], 0]);
  // Long timers are stopped, so that the next page registers no service worker before its databases are checked.
  await stopLongWaits(page);
  await visit(page, addressIn(english, 'accessibility'));
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await entriesInDatabases(page)).toBe(0);
}
