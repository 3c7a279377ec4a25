import type { Page } from '@playwright/test';
import type { Locale } from '#model/language/locales.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { addressOf } from '#model/site-map.ts';
import type { BenchPage } from '../options.ts';

/**
 * When the tap happens: `first`: as the visitor's first input, which starts hydration (a target outside the window is scrolled to
 * right before); `scrolled`: 1.5 s after a scroll of one window height, which was the first input; `at rest`: on a hydrated, idle
 * page.
 */
const moments = ['first', 'scrolled', 'at rest'] as const;

export type Moment = (typeof moments)[number];

/** One interaction by a tap. `tap` is the selector of the tapped element, `shown` of the element that the tap shows. */
export interface Interaction {
  name: string;
  page: BenchPage;
  tap: string;
  shown: string;
  /** The value of the field `shown` after the tap. */
  value?: string;
  /** When the tap is measured; without it, only on a hydrated, idle page. */
  moments?: readonly Moment[];
  /** Prepares the page for the measured tap, at full processor speed. */
  prepare?: (page: Page) => Promise<void>;
}

const dialog = 'dialog[open]';
const firstCard = '#frames li:first-child > article';

/** The measured interactions, with selectors in the language of the page. */
export function interactionsIn(language: Locale): Interaction[] {
  const words = wordsIn(language);
  const size = `${firstCard} fieldset[aria-label="${words.frames.sizes}"] label:nth-child(2)`;
  const filter = `main fieldset[aria-label="${words.projects.filter}"] label:nth-child(2)`;
  const shop = addressOf('frames', language);
  const details = {
    page: 'frames',
    tap: `${firstCard} a[data-opens]`,
    shown: dialog,
  } as const satisfies Partial<Interaction>;
  const more = {
    name: 'one more of a print',
    tap: 'main button[data-step="up"]',
    shown: 'main input[type="number"]',
    value: '2',
    moments,
  } as const satisfies Partial<Interaction>;
  const add = {
    name: 'add to the selection',
    tap: 'main button:has(use[href$="#icon-select"])',
    shown: 'html[data-bag]',
    moments,
  } as const satisfies Partial<Interaction>;
  const bag = {
    name: 'open the selection',
    tap: `header button[aria-haspopup="dialog"]:not([aria-label="${words.nav.openMenu}"])`,
    shown: dialog,
    moments,
  } as const satisfies Partial<Interaction>;
  return [
    { page: 'home', ...more },
    { page: 'frames-item', ...more },
    { page: 'home', ...add },
    { page: 'frames-item', ...add },
    { page: 'home', ...bag },
    { page: 'frames-item', ...bag },
    {
      name: 'open an answer',
      page: 'faq',
      tap: 'main summary',
      shown: 'main details[open]',
      moments,
    },
    // As the first input, this tap follows the link to the frame's page.
    { name: 'open a frame, first time', ...details, moments: ['scrolled', 'at rest'] },
    { name: 'open a frame, first time', ...details, page: 'home', moments: ['scrolled', 'at rest'] },
    // As the first input, this tap loads the other page as a document.
    {
      name: 'follow a link to the shop',
      page: 'home',
      tap: `main a[href="${shop}"]`,
      shown: `a[href="${shop}"][aria-current="page"]`,
      moments: ['scrolled', 'at rest'],
    },
    { name: 'open a frame, second time', ...details, prepare: (page) => openAndClose(page, details.tap) },
    {
      name: 'change the size',
      page: 'frames',
      tap: size,
      shown: `${size}:has(:checked)`,
      moments,
    },
    {
      name: 'filter the projects',
      page: 'projects',
      tap: filter,
      shown: `${filter}:has(:checked)`,
      moments,
    },
    {
      name: 'change the theme',
      page: 'home',
      tap: themeButton(language),
      shown: 'html.dark',
      moments,
    },
    {
      name: 'open the menu',
      page: 'home',
      tap: `header button[aria-label="${words.nav.openMenu}"]`,
      shown: '#menu[open]',
      moments,
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
