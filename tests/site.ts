import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { addressOf, type PageKey, pages } from '#model/site-map.ts';

/** The content of the site in both languages. */
export const content = readContent();

/** The two languages, with everything that differs between them for the tests. */
export const languages = [
  { locale: 'en', dir: 'ltr', words: en },
  { locale: 'ar', dir: 'rtl', words: ar },
] as const;

export type Language = (typeof languages)[number];

/** Whether all combinations are tested (`npm run test:all`), not only one of each kind (`npm test`). */
const isFullRun = process.env.CHECK_ALL === '1';

/** Returns `few`, and with `npm run test:all` also `others`, which run the same code in the same way. */
export function fewOrAll<T>(few: readonly T[], others: readonly T[]): T[] {
  return isFullRun ? [...few, ...others] : [...few];
}

/**
 * The language for tests that depend neither on texts nor on the direction of reading, but only on scripts, history, storage or
 * layout. One language finds the same faults in half the time; it is Arabic, in which more can go wrong.
 */
export const oneLanguage: readonly [Language, ...Language[]] = isFullRun
  ? [languages[1], languages[0]]
  : [languages[1]];

/** All pages in all languages. */
export const everyPage = languages.flatMap((language) =>
  pages.map(({ key }) => ({ key, address: addressOf(key, language.locale), ...language })),
);

/** All pages in the language of `oneLanguage`. */
export const everyPageOnce = everyPage.filter(({ locale }) =>
  oneLanguage.some((one) => one.locale === locale),
);

/**
 * Returns `test` for the language of `oneLanguage`, and for the other a function without effect: for single tests in a loop
 * over both languages.
 */
export function onceIn(language: Language): typeof test | (() => void) {
  return oneLanguage.includes(language) ? test : () => {};
}

/** The address of a page in a language, such as `/ar/frames`. */
export function addressIn(language: Language, key: PageKey): string {
  return addressOf(key, language.locale);
}

/** The item with the given slug, or the first item if there is none. */
export function itemOf<T extends { slug: string }>(items: T[], slug: string): T {
  const item = items.find((one) => one.slug === slug) ?? items[0];
  if (!item) throw new Error(`There is no ${slug}, nor anything beside it`);
  return item;
}

/** The price (JOD) of one print of a frame in a size such as `50x70`. */
export function priceOf(
  frame: { slug: string; pricing: { size: string; price: number }[] },
  size: string,
): number {
  const found = frame.pricing.find((one) => one.size === size);
  if (!found) throw new Error(`There is no ${frame.slug} of ${size} cm`);
  return found.price;
}

/** Opens an address, moves the mouse, and waits until the page is hydrated and laid out, so that clicks are not lost. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await scriptsAreReady(page);
  return response;
}

/**
 * Opens an address of which the HTML is enough, without waiting for React, whose hydration is half the cost of a visit. With a
 * hash in the address all sections are laid out at once.
 */
export function goTo(page: Page, address: string) {
  return page.goto(`${address}#content`);
}

/**
 * Gives the page its first input, a mouse move in its corner, and waits until the page with its main part is hydrated and the
 * sections that the first paint left out are laid out. If a navigation is still going on, the next page gets the input too.
 */
export async function scriptsAreReady(page: Page) {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.mouse.move(1, 1);
    await page.waitForFunction(
      () => {
        const main = document.querySelector('main');
        const { classList, dataset } = document.documentElement;
        if (classList.contains('deferred-layout') || dataset.hydrated === undefined) return false;
        return main && Object.keys(main).some((key) => key.startsWith('__reactProps'));
      },
      undefined,
      { timeout: 5000 },
    );
  }).toPass();
}

/** Scrolls through the page in steps, so that it does what it does when it is scrolled. */
export async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(30);
  }
}

/** The header's link to the same page in the other language. */
export function languageLink(page: Page): Locator {
  return page.getByRole('banner').locator('a[hreflang]').filter({ visible: true });
}

/** The control that opens an item: a button, or a link if the item has its own page. */
export function opener(scope: Page | Locator, name: string): Locator {
  return scope
    .getByRole('button', { name, exact: true })
    .or(scope.getByRole('link', { name, exact: true }))
    .filter({ visible: true });
}

/** A content text as messages contain it: between Unicode isolates of its direction, which keep its words in order. */
export function ownText(text: string | undefined, { dir }: Pick<Language, 'dir'>): string {
  return `${dir === 'rtl' ? '\u2067' : '\u2066'}${text}\u2069`;
}

/** The message text in a link such as https://wa.me/962790000000?text=…. */
export function chatText(address: string | null): string {
  const url = new URL(address ?? '');
  expect(`${url.origin}${url.pathname}`).toBe(`https://wa.me/${content.site.chatNumber}`);
  expect(url.search, 'a space is never a plus').not.toContain('+');
  return decodeURIComponent(url.search.replace('?text=', ''));
}

/** Answers requests to WhatsApp and records the opened addresses. */
export async function recordChats(page: Page): Promise<string[]> {
  const opened: string[] = [];
  await page.context().route('https://wa.me/**', async (route) => {
    opened.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' });
  });
  return opened;
}

/** The message texts of the opened chats. Waits until there are `count`, since a new tab opens before its request is sent. */
export async function chatTexts(opened: string[], count = 1): Promise<string[]> {
  await expect.poll(() => opened.length).toBe(count);
  return opened.map(chatText);
}

/** Expects that a link opens a new tab without access to this one (noopener). */
export async function expectNewTab(link: Locator) {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
}

/** Clicks beside a dialog, or above it where it is as wide as the window. The close button is at an upper corner. */
export async function clickBackdrop(page: Page, dialog: Locator) {
  const box = await boxOf(dialog);
  const [middle, center] = [box.y + box.height / 2, box.x + box.width / 2];
  await (box.x > 10 ? page.mouse.click(box.x / 2, middle) : page.mouse.click(center, box.y / 2));
}

/** The bounding box of an element in the window. */
export async function boxOf(element: Locator) {
  let box = await element.boundingBox();
  await expect
    .poll(async () => (box ??= await element.boundingBox()), { message: `${element} is shown` })
    .not.toBeNull();
  if (!box) throw new Error(`${element} is not shown`);
  return box;
}

/** A color such as “#5b412d” as browsers write it. */
export function rgbOf(color = ''): string {
  return `rgb(${color
    .match(/[\da-f]{2}/gi)
    ?.map((part) => Number.parseInt(part, 16))
    .join(', ')})`;
}

/** The middle of an element in the window, as [x, y]. */
export async function middleOf(element: Locator): Promise<[number, number]> {
  const { x, y, width, height } = await boxOf(element);
  return [x + width / 2, y + height / 2];
}
