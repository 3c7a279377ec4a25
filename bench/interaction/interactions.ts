import type { Page } from '@playwright/test';
import type { Locale } from '#model/language/locales.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import type { BenchPage } from '../options.ts';

/** One thing a visitor does with a tap. `tap` and `shown` are selectors: what is tapped, and what is there after it. */
export interface Interaction {
  name: string;
  page: BenchPage;
  tap: string;
  shown: string;
  /** What the field that is shown then holds. */
  value?: string;
  /** What the tap does is also measured as a visitor's first sign, and after a scroll, which was the first. */
  isAlsoFirst?: boolean;
  /** What the visitor has done before, at full speed. */
  prepare?: (page: Page) => Promise<void>;
}

const dialog = 'dialog[open]';
const firstCard = 'main li:first-child > article';

/** The interactions that are measured, in the language of the page. */
export function interactionsIn(language: Locale): Interaction[] {
  const words = wordsIn(language);
  const size = `${firstCard} fieldset[aria-label="${words.frames.sizes}"] label:nth-child(2)`;
  const filter = `main fieldset[aria-label="${words.projects.filter}"] label:nth-child(2)`;
  const details = { page: 'frames', tap: `${firstCard} a[data-opens]`, shown: dialog } as const;
  const more = {
    name: 'one more of a print',
    tap: 'main button[data-step="up"]',
    shown: 'main input[type="number"]',
    value: '2',
    isAlsoFirst: true,
  } as const;
  const add = {
    name: 'add to the selection',
    tap: `main button[aria-label^="${words.selection.add}"], main button[aria-label="${words.selection.add}"]`,
    shown: 'html[data-bag]',
    isAlsoFirst: true,
  } as const;
  return [
    { page: 'home', ...more },
    { page: 'frames-item', ...more },
    { page: 'home', ...add },
    {
      name: 'open an answer',
      page: 'faq',
      tap: 'main summary',
      shown: 'main details[open]',
      isAlsoFirst: true,
    },
    { name: 'open a frame, first time', ...details },
    { name: 'open a frame, second time', ...details, prepare: (page) => openAndClose(page, details.tap) },
    { name: 'change the size', page: 'frames', tap: size, shown: `${size}:has(:checked)`, isAlsoFirst: true },
    {
      name: 'filter the projects',
      page: 'projects',
      tap: filter,
      shown: `${filter}:has(:checked)`,
      isAlsoFirst: true,
    },
    {
      name: 'change the theme',
      page: 'home',
      tap: themeButton(language),
      shown: 'html.dark',
      isAlsoFirst: true,
    },
    {
      name: 'open the menu',
      page: 'home',
      tap: `header button[aria-label="${words.nav.openMenu}"]`,
      shown: '#menu[open]',
      isAlsoFirst: true,
    },
    {
      name: 'open the selection',
      page: 'frames',
      tap: `header button[aria-haspopup="dialog"]:not([aria-label="${words.nav.openMenu}"])`,
      shown: dialog,
      isAlsoFirst: true,
    },
  ];
}

function themeButton(language: Locale): string {
  return `header button[aria-label="${wordsIn(language).theme.toDark}"]:visible`;
}

async function openAndClose(page: Page, tap: string): Promise<void> {
  await page.locator(tap).tap();
  await page.locator(`${dialog} > button`).tap();
  await page.locator(dialog).waitFor({ state: 'detached' });
}
