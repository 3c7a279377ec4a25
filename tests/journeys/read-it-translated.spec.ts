import { expect, type Page, test } from '@playwright/test';
import { alterHtml, extendPage, hostAlterations, translatePage, type Wrapping } from '../altered-pages.ts';
import {
  addressIn,
  chatText,
  chatTexts,
  content,
  fewOrAll,
  itemOf,
  type Language,
  oneLanguage,
  opener,
  priceOf,
  recordChats,
  scriptsAreReady,
  scrollThrough,
  visit,
} from '../site.ts';
import { anyScript, holdRequests } from '../slow-line.ts';

/*
 * Browsers translate pages, extensions add elements, hosts change the HTML, before hydration and after. The page must keep working
 * and show the visitor's choices.
 */

const frame = itemOf(content.frames, 'kalima');
const large = priceOf(frame, '50x70');
const wrappings: Wrapping[] = ['replaced', 'moved', 'word by word'];
const alterations: [string, (page: Page) => Promise<void>][] = [
  ...wrappings.map((wrapping): [string, (page: Page) => Promise<void>] => [
    `translated (texts ${wrapping})`,
    (page) => translatePage(page, wrapping),
  ]),
  ['extended', extendPage],
];

/* Before hydration, these changes leave React the least of a page. After the others a card is used, and not everything. */
const changedMost = fewOrAll<string>(
  ['translated (texts replaced)', 'translated (texts word by word)', 'strips comments'],
  [...alterations.map(([name]) => name), ...Object.keys(hostAlterations)],
);
const useAfter = (change: string) => (changedMost.includes(change) ? useAll : useCard);

/** Records console errors, such as those of React and of pages that could not be loaded. */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Whether the page has not been reloaded since the test set its mark. */
const isSame = (page: Page) => page.evaluate(() => 'mark' in window);

/** Makes choices and opens things before hydration. */
async function chooseEarly(page: Page, language: Language) {
  const { locale, words } = language;
  await cardOn(page, language).getByRole('radio', { name: '50×70' }).check();
  await page.getByRole('radio', { name: words.projects.residential, exact: true }).check();
  await page.getByText(content.faq[0]?.question[locale] ?? '').click();
  await page.getByRole('textbox', { name: words.contact.nameLabel, exact: true }).fill('Lina');
}

function cardOn(page: Page, { locale }: Language) {
  return page.getByRole('article', { name: frame.title[locale], exact: true });
}

async function expectChosen(page: Page, language: Language) {
  const { locale, words } = language;
  await expect(cardOn(page, language).getByRole('radio', { name: '50×70' })).toBeChecked();
  await expect(page.getByRole('radio', { name: words.projects.residential, exact: true })).toBeChecked();
  await expect(page.getByText(content.faq[0]?.answer[locale] ?? '').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: words.contact.nameLabel, exact: true })).toHaveValue('Lina');
}

/** Makes choices, lets the scripts come, expects the choices and a whole page, and uses it. */
async function hydrateAndUse(page: Page, language: Language, release: () => void, use: typeof useAll) {
  await chooseEarly(page, language);
  release();
  await scriptsAreReady(page);
  await expectChosen(page, language);
  await expectWhole(page);
  await use(page, language);
}

/** Expects the icons and the mark to be drawn in the chosen theme. */
async function expectWhole(page: Page) {
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll('use')]
      .map((use) => use.getAttribute('href') ?? '')
      .filter(
        (href) => !document.querySelector(href)?.innerHTML && !document.querySelector(href)?.matches('path'),
      ),
  );
  expect(missing).toEqual([]);
  await expect(page.getByRole('banner').locator('svg use').first()).toBeVisible();
}

/** Uses the sizes, quantity buttons and order of a card, whose texts React changes. */
async function useCard(page: Page, language: Language) {
  const { words } = language;
  const card = cardOn(page, language);
  const jod = words.common.jodWord;

  await card.getByRole('radio', { name: '40×50' }).check();
  await expect(card.getByText(new RegExp(`^\\D*${priceOf(frame, '40x50')}\\s${jod}`))).toBeVisible();
  await card.getByRole('radio', { name: '50×70' }).check();
  await expect(card.getByText(new RegExp(`^\\D*${large}\\s${jod}`))).toBeVisible();
  const order = card.locator('a[href^="https://wa.me/"]').first();
  for (const quantity of [2, 3]) {
    await card.getByRole('button', { name: words.frames.more, exact: true }).click();
    await expect(card.getByRole('spinbutton')).toHaveValue(String(quantity));
    await expect(card).toContainText(new RegExp(`${words.frames.total}\\s+${large * quantity}\\s`));
  }
  expect(chatText(await order.getAttribute('href'))).toContain(String(large * 3));
  for (const quantity of [2, 1]) {
    await card.getByRole('button', { name: words.frames.less, exact: true }).click();
    await expect(card.getByRole('spinbutton')).toHaveValue(String(quantity));
  }
  await expect(card).not.toContainText(words.frames.total);
}

/** Uses a card, the filter, answers, details, theme, menu, the form and a link to another page. */
async function useAll(page: Page, language: Language) {
  const { locale, words } = language;
  const chats = await recordChats(page);
  await useCard(page, language);

  await page.getByRole('radio', { name: words.projects.commercial, exact: true }).check();
  await expect(page.getByRole('radio', { name: words.projects.commercial, exact: true })).toBeChecked();
  await page.getByRole('radio', { name: words.projects.all, exact: true }).check();

  const question = content.faq[1];
  await page.getByText(question?.question[locale] ?? '').click();
  await expect(page.getByText(question?.answer[locale] ?? '')).toBeVisible();

  const title = content.portfolio[0]?.title[locale] ?? '';
  await opener(page.locator('#portfolio'), title).click();
  const details = page.getByRole('dialog', { name: title });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: words.theme.toLight }).click();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await banner.getByRole('button', { name: words.theme.toDark }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);

  const form = page.getByRole('form', { name: words.contact.form });
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  await field(words.contact.nameLabel).fill('Lina');
  await field(words.contact.phoneLabel).fill('+962 79 000 0000');
  await field(words.contact.emailLabel).fill('lina@example.com');
  await field(words.contact.messageLabel).fill('A kitchen');
  await form.getByRole('combobox', { name: words.contact.subjectLabel }).selectOption('design');
  await form.getByRole('button', { name: words.contact.submit }).click();
  expect((await chatTexts(chats))[0]).toContain('A kitchen');
  // The tabs of the chats are closed, since browsers rarely paint a page behind another one.
  await Promise.all(
    page
      .context()
      .pages()
      .filter((one) => one !== page)
      .map((one) => one.close()),
  );
  await expect(field(words.contact.messageLabel)).toHaveValue('');

  const menu = page.getByRole('dialog', { name: words.nav.menu });
  await page.getByRole('button', { name: words.nav.openMenu }).click();
  await menu.getByRole('link', { name: words.nav.frames, exact: true }).click();
  await expect(page).toHaveURL(addressIn(language, 'frames'));
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.frames.heading);
  await page.goBack();
  await expect(page).toHaveURL(addressIn(language, 'home'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.site.hero.headline[locale]);
}

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  // The time limit is long, since each test uses everything on the home page.
  test.setTimeout(300_000);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
});

/* Elements around words change the same nodes in every language. */
for (const language of oneLanguage)
  for (const [name, alter] of alterations) {
    const address = addressIn(language, 'home');

    test(`${language.locale}: home is ${name} once it stands`, async ({ page }) => {
      const errors = recordErrors(page);
      await visit(page, address);
      await page.evaluate(() => Object.assign(window, { mark: true }));
      await alter(page);
      await useAll(page, language);
      await expectWhole(page);
      expect(await isSame(page)).toBe(true);
      expect(errors).toEqual([]);
    });

    test(`${language.locale}: home is ${name} before its scripts are there`, async ({ page }) => {
      const errors = recordErrors(page);
      const release = await holdRequests(page, anyScript);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => Object.assign(window, { mark: true }));
      await alter(page);
      await hydrateAndUse(page, language, release, useAfter(name));
      await expectWhole(page);
      expect(await isSame(page)).toBe(true);
      expect(errors).toEqual([]);
    });
  }

for (const language of oneLanguage) {
  test(`${language.locale}: a page that is drawn anew before all of it is laid out stays where it is`, async ({
    page,
  }) => {
    // On a busy phone there is no idle moment in which the page could be laid out.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await alterHtml(page, hostAlterations['strips comments']);
    const release = await holdRequests(page, anyScript);
    await page.goto(addressIn(language, 'home'), { waitUntil: 'domcontentloaded' });
    await scrollThrough(page);
    const card = cardOn(page, language);
    await card.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(page.locator('html')).toHaveClass(/deferred-layout/);
    const old = await card.elementHandle();
    const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    expect(await old?.evaluate((element) => element.isConnected)).toBe(false);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });

  for (const [name, change] of Object.entries(hostAlterations)) {
    test(`${language.locale}: home comes from a host that ${name}`, async ({ page }) => {
      const errors = recordErrors(page);
      await alterHtml(page, change);
      const release = await holdRequests(page, anyScript);
      await page.goto(addressIn(language, 'home'), { waitUntil: 'domcontentloaded' });
      await hydrateAndUse(page, language, release, useAfter(name));
      expect(errors).toEqual([]);
    });
  }
}
