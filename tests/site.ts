import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { addressOf, type PageKey, pages } from '#model/site-map.ts';

/** What the owner has written, in both languages. */
export const content = readContent();

/** The two languages: what differs on the way through the site. */
export const languages = [
  { locale: 'en', dir: 'ltr', words: en },
  { locale: 'ar', dir: 'rtl', words: ar },
] as const;

export type Language = (typeof languages)[number];

/** `npm run test:all` tries every combination; `npm test` one of each kind. */
const isFullRun = process.env.CHECK_ALL === '1';

/** These, and with `npm run test:all` the others too: combinations in which the same code goes the same way. */
export function fewOrAll<T>(few: readonly T[], others: readonly T[]): T[] {
  return isFullRun ? [...few, ...others] : [...few];
}

/**
 * What hangs on scripts, history, storage or layout alone, and neither on words nor on the direction of reading, is tried
 * in one language: the one in which more can go wrong. It halves the time of such checks, and finds the same faults.
 */
export const oneLanguage: readonly [Language, ...Language[]] = isFullRun
  ? [languages[1], languages[0]]
  : [languages[1]];

/** All pages in all languages. */
export const everyPage = languages.flatMap((language) =>
  pages.map(({ key }) => ({ key, address: addressOf(key, language.locale), ...language })),
);

/** All pages in that language. */
export const everyPageOnce = everyPage.filter(({ locale }) =>
  oneLanguage.some((one) => one.locale === locale),
);

/** `test` in that language, and nothing in the other: for single checks among those that are made in both. */
export function onceIn(language: Language): typeof test | (() => void) {
  return oneLanguage.includes(language) ? test : () => {};
}

/** The address of a page in a language, such as `/ar/frames`. */
export function addressIn(language: Language, key: PageKey): string {
  return addressOf(key, language.locale);
}

/** The item of a folder of content/, or the first where that one is gone. */
export function itemOf<T extends { slug: string }>(items: T[], slug: string): T {
  const item = items.find((one) => one.slug === slug) ?? items[0];
  if (!item) throw new Error(`There is no ${slug}, nor anything beside it`);
  return item;
}

/** What one print of a frame costs in a size such as `50x70`, in JOD. */
export function priceOf(
  frame: { slug: string; pricing: { size: string; price: number }[] },
  size: string,
): number {
  const found = frame.pricing.find((one) => one.size === size);
  if (!found) throw new Error(`There is no ${frame.slug} of ${size} cm`);
  return found.price;
}

/** Opens an address, moves the mouse and waits until React has taken over and all is laid out, so that no click is lost or misses. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await scriptsAreReady(page);
  return response;
}

/**
 * Gives the page a visitor's first sign, a move of the mouse in its corner, and waits: it is hydrated and its main part too; what
 * the first paint left out is there a moment later. Where a link is still leading on, the page that comes is given one too.
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

/** The header's link to the same page in the other language. */
export function languageLink(page: Page): Locator {
  return page.getByRole('banner').locator('a[hreflang]').filter({ visible: true });
}

/** What opens an item: a button, or a link where the item has a page of its own. */
export function opener(scope: Page | Locator, name: string): Locator {
  return scope
    .getByRole('button', { name, exact: true })
    .or(scope.getByRole('link', { name, exact: true }))
    .filter({ visible: true });
}

/** A text of the owner's as a chat holds it: between marks of the page's direction, which keep its words in order. */
export function ownText(text: string | undefined, { dir }: Pick<Language, 'dir'>): string {
  return `${dir === 'rtl' ? '\u2067' : '\u2066'}${text}\u2069`;
}

/** The text that an address such as https://wa.me/962790000000?text=… puts into the chat. */
export function chatText(address: string | null): string {
  const url = new URL(address ?? '');
  expect(`${url.origin}${url.pathname}`).toBe(`https://wa.me/${content.site.chatNumber}`);
  expect(url.search, 'a space is never a plus').not.toContain('+');
  return decodeURIComponent(url.search.replace('?text=', ''));
}

/** Answers in WhatsApp's place and keeps the addresses that were opened. */
export async function recordChats(page: Page): Promise<string[]> {
  const opened: string[] = [];
  await page.context().route('https://wa.me/**', async (route) => {
    opened.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' });
  });
  return opened;
}

/** The texts of the chats that were opened, once there are so many: a new tab is there before it has asked for its page. */
export async function chatTexts(opened: string[], count = 1): Promise<string[]> {
  await expect.poll(() => opened.length).toBe(count);
  return opened.map(chatText);
}

/** That a link opens a new tab which learns nothing of this one. */
export async function expectNewTab(link: Locator) {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
}

/** Clicks beside a dialog that does not fill the window. */
export async function clickBackdrop(page: Page, dialog: Locator) {
  const box = await boxOf(dialog);
  const isBeside = box.x > 10;
  await page.mouse.click(isBeside ? box.x / 2 : box.x + box.width / 2, isBeside ? box.y + 40 : box.y / 2);
}

/** Where an element stands in the window. */
export async function boxOf(element: Locator) {
  let box = await element.boundingBox();
  await expect
    .poll(async () => (box ??= await element.boundingBox()), { message: `${element} is shown` })
    .not.toBeNull();
  if (!box) throw new Error(`${element} is not shown`);
  return box;
}

/** The middle of an element in the window, as [x, y]. */
export async function middleOf(element: Locator): Promise<[number, number]> {
  const { x, y, width, height } = await boxOf(element);
  return [x + width / 2, y + height / 2];
}
