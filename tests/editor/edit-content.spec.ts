import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {
  type CDPSession,
  type FrameLocator,
  type Locator,
  type Page,
  expect as playwrightExpect,
  test as playwrightTest,
} from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { withoutMarks } from '#editor/ready/sample-edits.ts';
import { ar } from '#model/language/ar.ts';
import { fewOrAll } from '../site.ts';
import { clickAtOnce, holdRequests, letItSettle } from '../slow-line.ts';
import { pushTheirs } from './git.ts';
import { type RunningEditor, runEditor } from './running-editor.ts';

/*
 * Tests of the owner's tasks in one editor, which is started once for all of them. They run in order, since the last tests
 * publish.
 */

let ownersWindow: Page | undefined;

/** One window of the browser for all tests, like the owner's: a new one costs more than most of the tests. */
const test = playwrightTest.extend({
  page: async ({ browser, viewport }, use) => {
    ownersWindow ??= await (await browser.newContext()).newPage();
    if (viewport) await ownersWindow.setViewportSize(viewport);
    await use(ownersWindow);
    await ownersWindow.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

// The time limit is long: one test creates a whole series, and on a busy computer every answer takes seconds.
test.describe.configure({ mode: 'serial', timeout: 300_000 });
/* The preview builds its pages on request, in parallel with other checks, so waits are long. */
const expect = playwrightExpect.configure({ timeout: 90_000 });

let editor: RunningEditor;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  editor = await runEditor();
});

test.afterAll(() => editor?.close());

const kalima = 'content/frames/kalima/item.yaml';
const petra = 'content/frames/petra/item.yaml';

/** What a form shows of the site: its previews in two languages, and what visitors send and share, which is read from both. */
type SitePart = 'en' | 'ar' | 'shared';

/** Opens a page of the editor without anything of the site, which would take longer than the rest of the test. */
async function open(page: Page, address: string, language: 'en' | 'ar' = 'en') {
  await openWithSite(page, address, language, []);
}

/** Opens a page of the editor with parts of the site, by default with both previews. */
async function openWithSite(
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
async function showOnly(page: Page, shown: readonly SitePart[]) {
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

const field = (page: Page, file: string, name: string) => page.locator(`[data-field="${file}#${name}"]`);
const draft = (name: string) => editor.read(`.editor/drafts/${name}`);
/** The expected text of a published file: the present file without its sample marks, which the owner's edit removes. */
const owned = (file: string) => withoutMarks(editor.read(file));

const expectKept = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-draft', 'kept');
const expectNoDraft = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-draft', 'none');
const expectValid = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-valid', 'true');

/** Expects that nothing of the editor is cut off on a phone. */
async function expectUncut(page: Page) {
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

/**
 * Expects that nothing of the editor is cut off on a phone and that axe finds no violation in it. The previews of the site in
 * iframes are left out: the site has its own checks.
 */
async function expectAccessible(page: Page) {
  await expectUncut(page);
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze();
  expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const preview = (page: Page, language: 'en' | 'ar'): FrameLocator =>
  page.frameLocator(`iframe[data-preview="${language}"]`);

test('prices and texts are kept while they are typed, and both pages show them where they stand; a missing text is told', async ({
  page,
}) => {
  const title = field(page, kalima, 'title.ar');
  await openWithSite(page, '/frames/kalima');

  await test.step('a price, in the digits of either language', async () => {
    for (const language of ['en', 'ar'] as const)
      await expect(preview(page, language).getByRole('main')).toContainText('10');
    const scrolled = await preview(page, 'ar')
      .locator('html')
      .evaluate((html) => {
        html.ownerDocument.defaultView?.scrollTo(0, 300);
        return html.scrollTop;
      });
    await field(page, kalima, 'pricing[1].price').fill('١٢');
    await expect(preview(page, 'ar').getByText('12 د.أ').first()).toBeAttached();
    await expect(preview(page, 'en').getByText('12 JOD').first()).toBeAttached();
    await expectKept(page);
    expect(
      await preview(page, 'ar')
        .locator('html')
        .evaluate((html) => html.scrollTop),
    ).toBe(scrolled);
    expect(draft('frames/kalima/item.yaml')).toBe(owned(kalima).replace('price: 10', 'price: 12'));
  });

  await test.step('a text in both languages; where one is missing, the page stays as it was', async () => {
    await field(page, kalima, 'description.en').fill('Three words in ink.');
    await field(page, kalima, 'description.ar').fill('ثلاث كلمات بالحبر.');
    await expect(preview(page, 'ar').getByText('ثلاث كلمات بالحبر.').first()).toBeAttached();
    await title.fill('');
    await expect(page.locator(`[data-mistake="${kalima}#title.ar"]`)).toHaveText(
      'Please write something here',
    );
    await expect(page.locator('body')).toHaveAttribute('data-valid', 'false');
    await expect(preview(page, 'ar').getByRole('heading', { level: 1 })).toHaveText('كلمة');
  });

  await test.step('the start page leads to the missing text', async () => {
    await open(page, '/');
    await page.getByRole('link', { name: 'One Word · Title (Arabic)' }).click();
    await expect(title).toBeFocused();
    await title.fill('كلمة واحدة');
    await expectValid(page);
  });
});

test('a map’s long link sets the point, and one undo takes it back', async ({ page }) => {
  await open(page, '/site#contact.place.map');
  const point = field(page, 'content/site.yaml', 'contact.place.point');
  const map = field(page, 'content/site.yaml', 'contact.place.map');
  const before = await point.inputValue();
  await map.fill('https://www.google.com/maps/place/X/@31.9,35.9,17z/data=!3d31.9514!4d35.9311');
  await expect(point).toHaveValue('31.9514, 35.9311');
  await map.blur();
  await expect(map).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(point).toHaveValue(before);
  await expect(map).toHaveValue('');
  await expectNoDraft(page);
});

/**
 * The delays (ms) of successive answers of the server, by the address. An item often comes before the answer to the next
 * change, without what has been typed meanwhile.
 */
const slowAnswers = { '**/api/change': [200, 1500, 500, 3000, 900], '**/api/item?*': [100, 700, 300] };

/**
 * Delays every answer to a change and to a request for an item, as on a busy computer. The returned function waits until the page
 * has all answers.
 */
async function answerLate(page: Page) {
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

/** Types word by word. The pause after each word is longer than the editor waits before it saves a typed text. */
async function typeSlowly(page: Page, text: string) {
  for (const [index, word] of text.split(' ').entries()) {
    await page.keyboard.type(index > 0 ? ` ${word}` : word, { delay: 30 });
    await page.waitForTimeout(380 + ((index * 170) % 520));
  }
}

test('what is typed while answers take seconds stays, on the page and on the disk', async ({ page }) => {
  await open(page, '/frames/petra');
  const allHaveCome = await answerLate(page);
  const text = 'Layers of rose stone carved by wind and many winters';
  const english = field(page, petra, 'description.en');
  await english.fill('');
  await typeSlowly(page, text);
  await expect(english).toHaveValue(text);
  await expectKept(page);
  await allHaveCome();
  await expect(english).toHaveValue(text);
  expect(draft('frames/petra/item.yaml')).toContain(text);
});

test('two windows: what the other writes meanwhile is shown with both texts, and one is chosen', async ({
  page,
}) => {
  const other = await page.context().newPage();
  await open(other, '/frames/petra');
  await open(page, '/frames/petra');
  const [mine, theirs] = [field(page, petra, 'title.en'), field(other, petra, 'title.en')];
  // While its requests are held, this window does not receive the changes of the other window.
  const release = await holdRequests(page, '**/api/item?*');
  await mine.focus();
  await page.keyboard.press('End');
  await theirs.fill('Petra of theirs');
  await expectKept(other);
  // Each answer takes a second, so that the second text is typed before the first is refused.
  await page.route('**/api/change', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const isSent = page.waitForRequest('**/api/change');
  await page.keyboard.type(' of mine', { delay: 30 });
  await isSent;
  await page.keyboard.type(' alone', { delay: 30 });
  const conflict = page.getByRole('alert').filter({ hasText: 'Petra of theirs' });
  await expect(conflict).toBeVisible();
  await expect(mine).toHaveValue(/ of mine alone$/);
  release();
  await conflict.getByRole('button', { name: 'Take that one' }).click();
  await expect(conflict).toBeHidden();
  await expect(mine).toHaveValue('Petra of theirs');
  await expectKept(page);
  await page.unroute('**/api/change');
  // Once the conflict is settled, the field shows the changes of the other window again.
  await theirs.fill('Petra, as it was');
  await expect(mine).toHaveValue('Petra, as it was');
  // In the other window the field still has the focus, so that window shows the conflict too.
  await mine.fill('Petra of mine');
  await mine.blur();
  const asked = other.getByRole('alert').filter({ hasText: 'Petra of mine' });
  await expect(asked).toBeVisible();
  await expect(theirs).toHaveValue('Petra, as it was');
  await asked.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(asked).toBeHidden();
  await expect(mine).toHaveValue('Petra, as it was');
  await other.close();
});

test('a full disk, a failed action and a busy editor are told in the owner’s words, and nothing is lost', async ({
  page,
}) => {
  const alert = page.getByRole('alert');

  await test.step('once there is room on a full disk, what was typed is kept by itself', async () => {
    await page.route('**/api/change', (route) =>
      route.fulfill({
        status: 500,
        json: { error: 'ENOSPC: no space left on device, write', code: 'ENOSPC' },
      }),
    );
    await open(page, '/frames/petra', 'ar');
    await field(page, petra, 'description.ar').fill('مدينة وردية.');
    await expect(page.locator('body')).toHaveAttribute('data-draft', 'failed');
    await expect(alert).toContainText('القرص ممتلئ');
    await page.unroute('**/api/change');
    await expectKept(page);
    await expect(alert).toHaveCount(0);
    await expect(page.getByText('حُفظ الآن كل شيء.')).toBeVisible();
    expect(draft('frames/petra/item.yaml')).toContain('مدينة وردية.');
  });

  await test.step('a failed action can be repeated', async () => {
    const discard = page.getByRole('button', { name: 'تجاهل المسودّة' });
    const failure = alert.filter({ hasText: 'تعذّر ذلك ولم يتغيّر شيء' });
    const answer = { status: 500, json: { error: 'EIO' } };
    await page.route('**/api/discard', (route) => route.fulfill(answer), { times: 1 });
    await discard.click();
    await expect(failure).toBeVisible();
    await discard.click();
    await expect(failure).toBeHidden();
    await expect(discard).toHaveCount(0);
    await expectNoDraft(page);
  });

  await test.step('a busy editor is not called a stopped one', async () => {
    editor.signal('SIGSTOP');
    await expect(page.getByRole('status').filter({ hasText: 'المحرّر منشغل الآن' })).toBeVisible();
    await expect(alert).toHaveCount(0);
    editor.signal('SIGCONT');
    await expect(page.getByText('المحرّر منشغل الآن')).toHaveCount(0);
  });
});

test('a new entry shows no mistake before the owner was in its fields, or has turned to publishing', async ({
  page,
}) => {
  const list = 'content/site.yaml#hours.exceptions';
  const mistakes = page.locator(`[data-mistake^="${list}[2]"]`);
  await open(page, '/hours');
  await page.getByRole('button', { name: 'Holiday, several days' }).click();
  const from = field(page, 'content/site.yaml', 'hours.exceptions[2].from');
  await expect(from).toBeVisible();
  await expect(page.getByText('2 to fix')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-valid', 'false');
  await expect(mistakes).toHaveCount(0);
  await from.focus();
  await from.blur();
  await expect(mistakes).toHaveText(/^Needed here: a day/);
  await page.getByRole('link', { name: 'Publish' }).click();
  await page.goBack();
  await expect(mistakes).toHaveCount(2);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expectNoDraft(page);
});

test('a file that was broken by hand gets its last published version back, and undo brings the broken one', async ({
  page,
}) => {
  const file = path.join(editor.folder, 'content/faq.yaml');
  const before = readFileSync(file, 'utf8');
  const question = field(page, 'content/faq.yaml', '[1].question.ar');
  const take = page.locator('[data-action="take-published"]');
  await open(page, '/faq', 'ar');
  writeFileSync(file, before.replace('question:', 'question: "'));
  await expect(take).toHaveText('استعادة آخر نسخة منشورة من هذا الملف');
  await take.click();
  await expect(question).toBeAttached();
  await expectValid(page);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(take).toBeVisible();
  writeFileSync(file, before);
  await expect(question).toBeAttached();
  await expectNoDraft(page);
});

test('a box is checked at once, before any answer', async ({ page }) => {
  await open(page, '/hours');
  const allHaveCome = await answerLate(page);
  await page.getByRole('main').locator('.folded summary').first().click();
  const box = page.getByRole('main').getByRole('checkbox').first();
  const was = await box.isChecked();
  await box.setChecked(!was, { timeout: 1000 });
  await box.setChecked(was, { timeout: 1000 });
  await expectKept(page);
  await allHaveCome();
  expect(await box.isChecked()).toBe(was);
  await page.unrouteAll({ behavior: 'wait' });
});

test('the preview gives away nothing that the editor keeps, and answers no other origin', async ({
  page,
  request,
}) => {
  await open(page, '/frames/kalima');
  const origin = editor.previewOrigin;
  await expect(page.locator('meta[name="preview-origin"]')).toHaveAttribute('content', origin);
  expect(editor.read('.editor/undo.jsonl')).not.toBe('');
  for (const prefix of ['', `/@fs${editor.folder}`]) {
    const answer = await request.get(`${origin}${prefix}/.editor/undo.jsonl`);
    expect(answer.status()).not.toBe(200);
  }
  const elsewhere = { origin: 'http://localhost:9999' };
  const answer = await request.get(`${origin}/`, { headers: elsewhere });
  expect([answer.status(), answer.headers()['access-control-allow-origin']]).toEqual([200, undefined]);
});

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2000, height: 1500, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const notAPicture = { name: 'صفحة.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') };

test('pictures are added in bulk, one is refused by name; they are moved, shown on the page, and undone at once', async ({
  page,
}) => {
  const file = 'content/projects/family-majlis/item.yaml';
  const languages = fewOrAll<'ar' | 'en'>(['ar'], ['en']);
  await openWithSite(page, '/projects/family-majlis', 'en', languages);
  const list = page.locator(`[data-list="${file}#images"]`);
  const entries = list.locator(':scope > ol > li');
  await expect(entries).toHaveCount(3);
  await page
    .locator(`[data-action="upload"][data-of="${file}#images"]`)
    .setInputFiles([await photo('../../1.jpg', '#7a2020'), notAPicture, await photo('2.jpg', '#207a20')]);
  await expect(entries).toHaveCount(5);
  const refused = list.locator('[data-upload="refused"]');
  await expect(refused).toContainText(notAPicture.name);
  await expect(refused.locator('[data-refused]')).toHaveText(/not a picture/);
  await expect(field(page, file, 'images[5].url')).toHaveValue('family-majlis-2.jpg');
  await entries.nth(4).locator('summary').first().press('Enter');
  // A key press replaces a click, since pictures that are still being added move the buttons under a mouse.
  await page.locator(`[data-action="up"][data-of="${file}#images[5]"]`).press('Enter');
  await expect(field(page, file, 'images[4].url')).toHaveValue('family-majlis-2.jpg');
  const shown = 'source[srcset*="family-majlis-family-majlis-1-"]';
  for (const language of languages)
    await expect(preview(page, language).locator(shown).first()).toBeAttached();
  // The window is tall enough to show both pictures of the drag: in a lower one the picture would be dropped on the editor's
  // bar.
  await page.setViewportSize({ width: 1366, height: 5000 });
  await expectKept(page);
  // The drag is not repeated if its effect comes late: each drag made needs its own Undo.
  await entries.nth(3).locator('.handle').dragTo(entries.nth(1).locator('.handle'));
  await expect(field(page, file, 'images[2].url')).toHaveValue('family-majlis-2.jpg');
  for (let steps = 0; steps < 3; steps++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entries).toHaveCount(3);
  await expectNoDraft(page);
});

test('the edges of a frame are set on its picture, by pointer and by keys, and stand in its file', async ({
  page,
}) => {
  const file = 'content/frames/amman/item.yaml';
  await open(page, '/frames/amman');
  const first = page.locator(`[data-list="${file}#images"] > ol > li`).first();
  // A key press replaces a click, since loading pictures move the elements under a mouse.
  await first.locator('summary').first().press('Enter');
  await first.locator('summary').filter({ hasText: 'Edges of the frame' }).press('Enter');
  const left = page.getByRole('slider', { name: 'Left edge' });
  await expect(left).toHaveAttribute('aria-valuetext', '157 px');
  await left.scrollIntoViewIfNeeded();
  const picture = await page.locator('.mark-stage').boundingBox();
  const line = await left.boundingBox();
  if (!picture || !line) throw new Error('Nothing is shown');
  const [x, y] = [line.x + line.width / 2, Math.max(line.y, 0) + 150];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + picture.width / 10, y, { steps: 3 });
  await expect(page.locator('.mark-loupe')).toBeVisible();
  await page.mouse.up();
  // The edge was dragged from 157 px by a tenth of the picture's width of 1,200 px, to about 277 px.
  await expect(left).toHaveAttribute('aria-valuetext', /^27[678] px$/);
  const dragged = Number(await left.getAttribute('aria-valuenow'));
  await left.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('slider', { name: 'Bottom edge' }).press('ArrowDown');
  await expectKept(page);
  expect(draft('frames/amman/item.yaml')).toBe(
    owned(file).replace('left: 157, top: 186, right: 1043, bottom: 1295', (edges) =>
      edges.replace('157', String(dragged - 11)).replace('1295', '1296'),
    ),
  );
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(left).toHaveAttribute('aria-valuetext', '157 px');
});

test('in Arabic by keys alone: a price, a list in another order, and back', async ({ page }) => {
  await open(page, '/skills', 'ar');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  const down = page.locator('[data-action="down"][data-of="content/skills.yaml#[1]"]');
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-action="down"][data-of="content/skills.yaml#[2]"]')).toBeFocused();
  await expectKept(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expectNoDraft(page);
});

test('the start page has all frames at once, finds by name, and brings items into another order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/', 'ar');
  const cards = page.locator('.cards > li');
  await expect(cards).toHaveCount(13);
  await expect(cards.last()).toBeInViewport({ ratio: 1 });
  await page.getByRole('searchbox').fill('majlis');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('مجلس العائلة');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: /^الدورات/ }).click();
  const first = (await cards.first().locator('.strong').textContent()) ?? '';
  await page.getByRole('button', { name: 'تغيير الترتيب' }).click();
  await answerLate(page);
  // Two moves, the second one before the first has been answered.
  await cards.first().locator('[data-action="down"]').press('Enter');
  await expect(cards.nth(1).locator('[data-action="down"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards.nth(2)).toContainText(first);
  await expectKept(page);
  await page.unrouteAll({ behavior: 'wait' });
  await open(page, '/?show=courses', 'ar');
  await expect(cards.nth(2)).toContainText(first);
  await expect(cards.filter({ hasText: 'مسودّة' })).toHaveCount(3);
  for (const place of [1, 0]) {
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expect(cards.nth(place)).toContainText(first);
  }
  await expect(cards.filter({ hasText: 'مسودّة' })).toHaveCount(0);
});

test('what is sold out is said beside the prices', async ({ page }) => {
  await open(page, '/prices', 'ar');
  const state = field(page, 'content/frames/amman/item.yaml', 'availability.state');
  await state.selectOption({ label: 'نفدت الكمية' });
  await expect(state).toHaveValue('soldOut');
  await page.getByRole('link', { name: 'محرّر سنديان' }).click();
  await expect(page.locator('.cards > li').filter({ hasText: 'جبال عمّان' })).toContainText('نفدت الكمية');
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(state).toHaveValue('');
});

test('what is hidden is marked on its card, and the preview says what its address says', async ({ page }) => {
  await openWithSite(page, '/frames/amman', 'ar', ['ar']);
  const title = preview(page, 'ar').getByRole('heading', { level: 1, name: 'جبال عمّان' });
  await expect(title).toBeVisible();
  await page.getByRole('checkbox', { name: 'غير معروض' }).check();
  await expect(preview(page, 'ar').getByText(ar.common.notOnShow)).toBeVisible();
  expect(draft('frames/amman/item.yaml')).toMatch(/^hidden: true$/m);
  await page.getByRole('link', { name: 'محرّر سنديان' }).click();
  await expect(page.locator('.cards > li').filter({ hasText: 'جبال عمّان' })).toContainText('غير معروض');
  await page.goBack();
  // The item is as published again, so nothing is left to publish.
  await page.getByRole('checkbox', { name: 'غير معروض' }).uncheck();
  await expect(title).toBeVisible();
  await expectNoDraft(page);
});

test('a form can be seen whole; a link to a field opens what holds the field; what was typed there stays', async ({
  page,
}) => {
  const file = 'content/frames/amman/item.yaml';
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/frames/amman', 'ar');
  await field(page, file, 'title.ar').waitFor();
  for (const [width, most] of [
    [1366, 3000],
    [390, 6000],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const height = await page.locator('.form').evaluate((form) => form.clientHeight);
    expect(height).toBeLessThanOrEqual(most);
  }
  const tiles = page.locator(`[data-list="${file}#images"] > ol > li`);
  await expect(tiles.filter({ hasText: 'بلا صورة مسائية' })).toHaveCount(2);
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/frames/amman#images[3].label.ar', 'ar');
  const label = field(page, file, 'images[3].label.ar');
  await expect(label).toBeFocused();
  await expect(label).toBeInViewport();
  await expect(page.locator('.sections [aria-current]')).toHaveText('الصور');
  await label.fill('البيوت ليلًا');
  // Another picture is opened at once, before what was typed has been sent.
  await tiles.nth(1).locator('summary').first().click();
  await expect(label).toBeHidden();
  await expectKept(page);
  await expect(tiles.nth(2)).toContainText('البيوت ليلًا');
  expect(draft('frames/amman/item.yaml')).toContain('ar: البيوت ليلًا');
  await page.locator('.discard').click();
  await expectNoDraft(page);
});

test('a price of a course stands once for both languages', async ({ page }) => {
  await open(page, '/courses/revit-visualization', 'ar');
  const course = 'courses/revit-visualization/item.yaml';
  await expect(field(page, `content/${course}`, 'mode.ar')).toHaveValue('عبر الإنترنت');
  await field(page, `content/${course}`, 'price_jod').fill('٣٣٣');
  await expectKept(page);
  expect(draft(course).match(/^ *price_jod: .*$/gm)).toEqual(['price_jod: 333']);
  await expectValid(page);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expectNoDraft(page);
});

test('a page that is opened before an Undo is answered stays open', async ({ page }) => {
  await open(page, '/courses/revit-visualization', 'ar');
  await field(page, 'content/courses/revit-visualization/item.yaml', 'price_jod').fill('٣٣٣');
  await expectKept(page);
  const answer = await holdRequests(page, '**/api/undo');
  await page.getByRole('button', { name: 'تراجع' }).click();
  await page.getByRole('link', { name: 'بحث' }).click();
  const answered = page.waitForResponse('**/api/undo');
  answer();
  await (await answered).finished();
  await letItSettle(page);
  await expect(page).toHaveURL(/search/);
  await open(page, '/courses/revit-visualization', 'ar');
  await expectNoDraft(page);
});

test('all prices are raised at once, each corrected before it applies; what is no price is told in words', async ({
  page,
}) => {
  await open(page, '/prices', 'ar');
  const percent = page.getByLabel('نسبة رفع الأسعار (%)');
  const note = page.locator('#raise-note');
  for (const [typed, told] of [
    ['abc', 'نسبة الرفع رقم'],
    ['1e9', 'نسبة الرفع رقم'],
    ['99999', 'نسبة الرفع رقم'],
    ['-5,5', 'هذا خفض للأسعار بنسبة 5.5%'],
  ] as const) {
    await percent.fill(typed);
    await expect(note).toContainText(told);
  }
  const typedPrice = field(page, kalima, 'pricing[2].price');
  await typedPrice.fill('5,5');
  await expect(page.locator(`[data-mistake="${kalima}#pricing[2].price"]`)).toHaveText(
    /^السعر رقم صحيح، مثل/,
  );
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(typedPrice).toHaveValue('15');
  await percent.fill('١٠');
  await page.getByRole('button', { name: 'عرض الأسعار الجديدة' }).click();
  const raised = page.getByLabel('السعر الجديد: كلمة واحدة، 40×50 سم');
  // The raised price would be 16.5 JOD, which the editor rounds up.
  await expect(raised).toHaveValue('17');
  await raised.fill('5,5');
  await expect(note).toContainText('السعر رقم صحيح، مثل 12');
  await expect(page.getByRole('button', { name: 'اعتماد هذه الأسعار' })).toBeDisabled();
  await raised.fill('16');
  await page.getByRole('button', { name: 'اعتماد هذه الأسعار' }).click();
  await expect(field(page, kalima, 'pricing[2].price')).toHaveValue('16');
  await expect(field(page, 'content/frames/amman/item.yaml', 'pricing[3].price')).toHaveValue('28');
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(field(page, kalima, 'pricing[2].price')).toHaveValue('15');
});

test('the hours of Ramadan, as visitors will read them', async ({ page }) => {
  const site = 'content/site.yaml';
  await open(page, '/hours');
  await page.locator(`[data-action="add"][data-of="${site}#hours.exceptions"]`).click();
  await field(page, site, 'hours.exceptions[2].from').fill('2027-02-08');
  await field(page, site, 'hours.exceptions[2].to').fill('2027-03-09');
  await page.locator(`[data-action="add"][data-of="${site}#hours.exceptions[2].hours"]`).click();
  await field(page, site, 'hours.exceptions[2].hours[1]@from').fill('10:00');
  await field(page, site, 'hours.exceptions[2].hours[1]@to').fill('١٥:٠٠');
  await field(page, site, 'hours.exceptions[2].note.en').fill('Ramadan');
  await field(page, site, 'hours.exceptions[2].note.ar').fill('رمضان');
  await expect(page.getByText('من 10 صباحًا إلى 3 عصرًا (رمضان)')).toBeVisible();
  await expectValid(page);
  await expectKept(page);
  expect(draft('site.yaml')).toContain('from: 2027-02-08');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expectNoDraft(page);
});

test('times are taken as people type them; an hour that may be two is asked for', async ({ page }) => {
  const site = 'content/site.yaml';
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/hours', 'ar');
  // The whole week and the next holiday are seen without much scrolling.
  const next = page.locator('.hours .folded').first();
  await expect(next).toContainText('عيد الاستقلال');
  expect((await next.boundingBox())?.y).toBeLessThan(900);
  const [from, to] = [
    field(page, site, 'hours.week.sunday[1]@from'),
    field(page, site, 'hours.week.sunday[1]@to'),
  ];
  for (const [typed, time] of [
    ['15', '15:00'],
    ['4 م', '16:00'],
    ['٥:٣٠ مساءً', '17:30'],
  ] as const) {
    await to.fill(typed);
    await expect(to).toHaveValue(typed);
    await to.blur();
    await expect(to).toHaveValue(time);
  }
  await answerLate(page);
  await to.fill('7');
  await page.getByRole('button', { name: '19:00' }).click();
  await expect(to).toHaveValue('19:00');
  await expect(to).toBeFocused();
  await from.fill('10 ص');
  await expectKept(page);
  await expectValid(page);
  expect(draft('site.yaml')).toMatch(/sunday: \[ "10:00-19:00" \]/);
  await page.unrouteAll({ behavior: 'wait' });
  await page.locator('.discard').click();
  await expectNoDraft(page);
});

test('templates make a holiday of a day and the hours of Ramadan', async ({ browser }) => {
  // The clock of a window cannot be set back, so this one is closed at the end.
  const page = await browser.newPage();
  const site = 'content/site.yaml';
  const firstHeading = page.locator('.hours h2').first();
  await page.clock.setFixedTime(new Date('2026-12-01T09:00'));
  await open(page, '/hours', 'ar');
  await expect(firstHeading).toHaveText('أيام الأسبوع');
  // Four weeks before Ramadan, what is special stands above the week.
  await page.clock.setFixedTime(new Date('2027-01-10T09:00'));
  await open(page, '/hours', 'ar');
  await expect(firstHeading).toHaveText('العطل والدوام الخاص');
  await page.getByRole('button', { name: 'دوام رمضان' }).click();
  await expect(field(page, site, 'hours.exceptions[2].from')).toHaveValue('2027-02-08');
  await expect(field(page, site, 'hours.exceptions[2].from')).toBeVisible();
  await expect(field(page, site, 'hours.exceptions[2].date')).toHaveCount(0);
  await expectValid(page);
  await page.getByRole('button', { name: 'عطلة ليوم واحد' }).click();
  await expect(field(page, site, 'hours.exceptions[3].date')).toBeVisible();
  await expect(field(page, site, 'hours.exceptions[3].from')).toHaveCount(0);
  await field(page, site, 'hours.exceptions[3].date').fill('2030-01-01');
  await expectValid(page);
  await page.locator('.discard').click();
  await expectNoDraft(page);
  await page.close();
});

test('a word of the site is changed; a sentence is found in Arabic however it is written, and leads to its field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openWithSite(page, '/words', 'ar', ['ar']);
  await page.locator('summary').filter({ hasText: 'التواصل ونموذجه' }).click();
  const heading = field(page, 'content/words.yaml', 'contact.heading.ar');
  await heading.fill('نحن هنا');
  await expect(preview(page, 'ar').getByRole('heading', { name: 'نحن هنا' })).toBeAttached();
  await expectKept(page);
  expect(parse(draft('words.yaml'))).toEqual({ contact: { heading: { ar: 'نحن هنا' } } });
  await expectAccessible(page);
  // An empty field restores the site's default text.
  await heading.fill('');
  await heading.blur();
  await expect(heading).toHaveValue(ar.contact.heading);
  await expectNoDraft(page);

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('فرشاه هاديه');
  const found = page.locator('[data-found="فرشاه هاديه"] a');
  await expect(found.first()).toContainText('فرشاة هادئة');
  await expectAccessible(page);
  await found.first().click();
  await expect(page).toHaveURL(/\/frames\/brush/);
  await expect(field(page, 'content/frames/brush/item.yaml', 'title.ar')).toBeFocused();
  await expect(field(page, 'content/frames/brush/item.yaml', 'title.ar')).toBeInViewport();
});

test('a new series with three pictures, two prints, three sizes and five colors takes at most 30 clicks, and passes', async ({
  page,
}) => {
  await openWithSite(page, '/', 'en', ['ar']);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  // Tab and typing are not counted as clicks.
  const type = async (...texts: string[]) => {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await page.keyboard.insertText(text);
    }
  };
  const file = 'content/frames/quiet-water/item.yaml';
  const add = (list: string) => page.locator(`[data-action="add"][data-of="${file}#${list}"]`);
  const choose = async (name: string, value: string) => {
    // Choosing an option takes two clicks: one opens the list, one chooses.
    clicks += 2;
    await field(page, file, name).selectOption(value);
  };

  await click(page.locator('[data-action="new"][data-of="frames"]'));
  await type('Quiet Water', 'ماء ساكن');
  await expect(page.getByText('/frames/quiet-water')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page, file, 'code')).toHaveValue(/^SF-\d+$/);
  await click(field(page, file, 'description.en'));
  await type('Two pools at first light.', 'بركتان عند أول الضوء.');
  await click(field(page, file, 'prints[1].name.en'));
  await type('Pool', 'بركة');
  await click(add('prints'));
  await click(field(page, file, 'prints[2].name.en'));
  await type('Spring', 'نبع');
  await expect(field(page, file, 'prints[2].id')).toHaveValue('print-2');
  // An upload takes five clicks: one on the button, and in the system's file dialog three on pictures and one on “Open”.
  clicks += 5;
  const pictures = ['2-front.jpg', 'piece-2.jpg', '1-room.jpg'];
  await page
    .locator(`[data-action="upload"][data-of="${file}#images"]`)
    .setInputFiles(pictures.map((name) => path.join(editor.folder, 'content/frames/line', name)));
  const openPicture = (entry: number) =>
    click(
      page
        .locator(`[data-list="${file}#images"] > ol > li`)
        .nth(entry - 1)
        .locator('summary')
        .first(),
    );
  await openPicture(2);
  await choose('images[2].print', 'print-2');
  for (const [entry, en, ar] of [
    [2, 'A spring between stones', 'نبع بين الحجارة'],
    [1, 'A still pool', 'بركة ساكنة'],
    [3, 'Both in a hall', 'اللوحتان في ممر'],
  ] as const) {
    if (entry !== 2) await openPicture(entry);
    await click(field(page, file, `images[${entry}].label.en`));
    await type(en, ar);
  }
  await expect(field(page, file, 'pricing[3].price')).toHaveValue('25');
  await expect(page.locator(`[data-list="${file}#colors"] select`)).toHaveCount(5);
  await expectKept(page);
  await expectValid(page);
  await expect(preview(page, 'ar').getByRole('heading', { level: 1 })).toHaveText('ماء ساكن');
  console.log(`A new series: ${clicks} clicks beyond typing`);
  expect(clicks).toBeLessThanOrEqual(30);

  await page.locator('[data-action="rename"]').click();
  await page.getByLabel('Name in the address').fill('Still Water');
  await page.keyboard.press('Enter');
  await expect(page.locator('.item-tools').getByRole('status')).toContainText('Small Latin letters');
  await page.getByLabel('Name in the address').fill('still-water');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/frames\/still-water$/);
  await expect(preview(page, 'ar').getByRole('heading', { level: 1 })).toHaveText('ماء ساكن');
  const remove = async () => {
    await page.locator('[data-action="delete"]').click();
    await page.locator('[data-action="delete-meant"]').click();
    await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Quiet Water' })).toHaveCount(0);
  };
  await showOnly(page, []);
  await remove();
  await page.locator('[data-action="restore"][data-of="/frames/still-water"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiet Water');
  await expectValid(page);
  await remove();
});

test('a series is copied once, and the copy is undone', async ({ page }) => {
  await open(page, '/frames/line', 'ar');
  const duplicate = page.locator('.item-tools').getByRole('button', { name: 'إنشاء نسخة' });
  // A second click at the same moment must not create a second copy of the item.
  await clickAtOnce(duplicate, duplicate);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('خط واحد (نسخة)');
  await expectValid(page);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByRole('heading', { name: 'المحتوى' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'نسخة' })).toHaveCount(0);
});

const looked = ['/', '/frames/kalima', '/courses/revit-visualization', '/prices', '/hours', '/publish'];

test('anyone can use each kind of page, in both languages, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const address of looked)
    await test.step(address, async () => {
      const isFrame = address === '/frames/kalima';
      await openWithSite(page, address, 'ar', isFrame ? ['shared'] : []);
      if (!['/', '/publish'].includes(address)) await page.locator('[data-field]').first().waitFor();
      // Collapsed sections, such as pictures to be marked, are opened to be checked too.
      if (isFrame) {
        await page.locator('details').filter({ hasText: 'رسالة الزائر وبطاقة الرابط' }).waitFor();
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll<HTMLDetailsElement>('form details'))
            if (!fold.matches('.large')) fold.open = true;
          // Of a list, one entry is open at a time.
          for (const list of document.querySelectorAll('form .list'))
            list.querySelector('details.large')?.setAttribute('open', '');
        });
        await page.locator('[data-mark="left"]').first().waitFor();
      }
      await expectAccessible(page);
      // Names, roles, order and colors are the same in both languages; the width of the words is not.
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      for (const check of fewOrAll([expectUncut], [expectAccessible])) await check(page);
    });
});

test('a stopped editor is reported at once; after a restart, what was typed meanwhile is saved, and the preview opens by itself', async ({
  page,
}) => {
  const question = field(page, 'content/faq.yaml', '[1].question.en');
  const answer = field(page, 'content/faq.yaml', '[1].answer.en');
  const frames = page.locator('iframe[data-preview]');
  await open(page, '/faq#[1].question.en', 'ar');
  await expect(frames).toHaveCount(2);
  const [asked, answered] = [await question.inputValue(), await answer.inputValue()];
  await question.fill('Typed before.');
  await expectKept(page);

  await test.step('the browser keeps what is typed while the editor has stopped', async () => {
    await editor.kill();
    await expect(page.getByRole('alert')).toContainText(
      'المحرّر متوقّف. يلزم فتح المحرّر من جديد بالنقر المزدوج على edit-the-site.',
    );
    await answer.fill('Typed meanwhile.');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('editor-unsent')))
      .toContain('Typed meanwhile.');
    expect(draft('faq.yaml')).not.toContain('Typed meanwhile.');
  });

  await test.step('after the restart it is saved; the preview says what it waits for, and opens by itself', async () => {
    await showOnly(page, ['ar']);
    const start = editor.start();
    const waits = page.getByRole('status').filter({ hasText: 'جارٍ تجهيز المعاينة' });
    await expect(waits).toBeVisible();
    await expect(frames).toHaveCount(0);
    await expect(page.getByRole('alert')).toBeHidden();
    await expectKept(page);
    expect(draft('faq.yaml')).toContain('Typed meanwhile.');
    await start;
    await expect(preview(page, 'ar').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(waits).toHaveCount(0);
  });

  await test.step('undo goes back over the restart, and forth again', async () => {
    await open(page, '/faq#[1].question.en', 'ar');
    await expect(answer).toHaveValue('Typed meanwhile.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(answer).toHaveValue(answered);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(question).toHaveValue(asked);
    await expectNoDraft(page);
    await page.getByRole('button', { name: 'إعادة' }).click();
    await expect(question).toHaveValue('Typed before.');
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expectNoDraft(page);
  });
});

test('what changed is published: checked, built, committed and pushed; nothing else of the folder', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await open(page, '/publish');
  await expect(page.getByText('30×40 · Price (JOD)')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Building the site' })).toBeVisible();
  // Every other page says what runs and how it ended, until the end has been seen.
  await open(page, '/skills');
  const note = page.locator('[data-publication]');
  await expect(note).toHaveText('Publishing: Building the site');
  await expect(note).toHaveText('Published.', { timeout: 240_000 });
  await page.reload();
  await note.getByRole('link').click();
  await expect(page.getByText('Published.')).toBeVisible();
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'All publications' })).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(page.locator('.start li').filter({ hasText: '1 price' })).toBeVisible();
  expect(editor.git('--git-dir', editor.remote, 'show', '--name-only', '--format=', 'main')).toBe(kalima);
  expect(editor.git('--git-dir', editor.remote, 'show', `main:${kalima}`)).toContain('price: 12');
  expect(editor.read(kalima)).toContain('price: 12');
  expect(editor.git('status', '--porcelain')).toBe('');
  expect(editor.read('.editor/checkout/build/client/frames/kalima.html')).toContain('Three words in ink.');
});

test('what someone else has pushed to the same field is shown beside the draft, and one of both is chosen; a publication is cancelled', async ({
  page,
}) => {
  // The publication before has checked and built the site. The following ones need neither, so a developer's commits empty both.
  pushTheirs(editor.remote, 'scripts/build/check-content.ts', () => '');
  pushTheirs(editor.remote, 'scripts/build/build.ts', () => 'setTimeout(() => {}, 600_000);');
  pushTheirs(editor.remote, 'content/skills.yaml', (text) => text.replace('95', '93'));
  await open(page, '/skills');
  await field(page, 'content/skills.yaml', '[1].percent').fill('81');
  await expectKept(page);
  await open(page, '/publish');
  const publish = page.getByRole('main').getByRole('button', { name: 'Publish' });
  await publish.click();
  const conflict = page.locator('[data-conflict="content/skills.yaml#[1].percent"]');
  await expect(conflict).toBeVisible({ timeout: 60_000 });
  await expect(conflict.getByRole('radio', { name: /Your draft: .*81/ })).not.toBeChecked();
  await expect(conflict.getByRole('radio', { name: /What is published: .*93/ })).not.toBeChecked();
  await expect(publish).toBeDisabled();
  await conflict.getByRole('radio', { name: /Your draft/ }).check();
  await expect(publish).toBeEnabled();
  await publish.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Building the site' })).toBeVisible();
  await page.locator('[data-action="cancel-publication"]').click();
  await expect(page.getByText('It was cancelled at “Building the site”.')).toBeVisible();
  expect(editor.git('--git-dir', editor.remote, 'log', '-1', '--format=%s', 'main')).toBe(
    'Theirs: content/skills.yaml',
  );
  expect(draft('skills.yaml')).toContain('percent: 81');
  pushTheirs(editor.remote, 'scripts/build/build.ts', () => '');
});

test('where money goes is published only after a second question', async ({ page }) => {
  const alias = (name: string) => field(page, 'content/ordering.yaml', `payment.cliq.${name}`);
  await open(page, '/ordering', 'ar');
  await alias('alias').fill('MINE');
  await expectKept(page);
  await open(page, '/publish', 'ar');
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'مهاراتنا' }).uncheck();
  await expect(main.getByText('الجهة التي يصلها المال · الاسم المستعار في كليك')).toBeVisible();
  const before = editor.git('--git-dir', editor.remote, 'rev-parse', 'main');
  await main.getByRole('button', { name: 'نشر', exact: true }).click();
  const question = main.getByRole('alert');
  await expect(question).toContainText('SINDIANSAMPLE');
  await expect(question).toContainText('MINE');
  await question.getByRole('button', { name: 'إلغاء' }).click();
  await expect(question).toHaveCount(0);
  expect(editor.git('--git-dir', editor.remote, 'rev-parse', 'main')).toBe(before);
  await main.getByRole('button', { name: 'نشر', exact: true }).click();
  await question.getByRole('button', { name: 'نعم، يُنشر' }).click();
  await expect(main.getByText('نُشرت التغييرات.')).toBeVisible({ timeout: 240_000 });
  expect(editor.git('--git-dir', editor.remote, 'show', 'main:content/ordering.yaml')).toContain(
    'alias: MINE',
  );

  // Undoing this publication would send money elsewhere again.
  await open(page, '/history', 'ar');
  const published = editor.git('--git-dir', editor.remote, 'rev-parse', 'main');
  await main.getByRole('button', { name: 'التراجع عن هذا النشر' }).first().click();
  await expect(question).toContainText('SINDIANSAMPLE');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'إلغاء' }).click();
  await expect(question).toHaveCount(0);
  expect(editor.git('--git-dir', editor.remote, 'rev-parse', 'main')).toBe(published);
});

test('a rename is undone and done again; published it is one line, and so is its undo; what a developer did is listed on demand', async ({
  page,
}) => {
  await open(page, '/frames/olive', 'ar');
  await page.locator('[data-action="rename"]').click();
  await page.getByLabel('الاسم في الرابط').fill('olive-branch');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/frames\/olive-branch$/);
  await expectKept(page);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page).toHaveURL(/\/frames\/olive$/);
  await expectNoDraft(page);
  await page.getByRole('button', { name: 'إعادة' }).click();
  await expect(page).toHaveURL(/\/frames\/olive-branch$/);
  await open(page, '/publish', 'ar');
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'مهاراتنا' }).uncheck();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    /مهاراتنا/,
    /بستان الزيتون: تغيّر رابطها/,
  ]);
  await main.getByRole('button', { name: 'نشر', exact: true }).click();
  await expect(main.getByText('نُشرت التغييرات.')).toBeVisible({ timeout: 240_000 });

  await open(page, '/history', 'ar');
  const publications = page.locator('.history > li');
  await expect(publications.first()).toContainText('بستان الزيتون: تغيّر رابطها');
  await expect(publications.filter({ hasText: 'Theirs' })).toHaveCount(0);
  await page.getByRole('checkbox').check();
  await expect(publications.filter({ hasText: 'Theirs' })).toHaveCount(1);
  await page.locator('[data-action="take-back"]').first().click();
  await expect(main.getByRole('alert').getByRole('heading')).toHaveText(['بستان الزيتون: تغيّر رابطها']);
  await page.locator('[data-action="take-back-meant"]').click();
  await expect(main.getByText('نُشرت التغييرات.')).toBeVisible({ timeout: 240_000 });
  await expect(publications.first()).toContainText('تراجع عن «بستان الزيتون: تغيّر رابطها»');
  expect(editor.read('content/moved.yaml')).not.toContain('olive-branch');
});
