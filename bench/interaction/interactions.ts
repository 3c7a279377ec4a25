import type { Page } from '@playwright/test';
import { wordsIn } from '../../app/content/words.server.ts';
import type { Locale } from '../../app/language/locales.ts';
import type { PageKey } from '../../app/site-map.ts';

/** One thing a visitor does with a tap. `tap` and `shown` are selectors: what is tapped, and what is there after it. */
export interface Interaction {
  name: string;
  page: PageKey;
  tap: string;
  shown: string;
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
  return [
    { name: 'open a frame, first time', ...details },
    { name: 'open a frame, second time', ...details, prepare: (page) => openAndClose(page, details.tap) },
    { name: 'change the size', page: 'frames', tap: size, shown: `${size}:has(:checked)` },
    { name: 'filter the projects', page: 'projects', tap: filter, shown: `${filter}:has(:checked)` },
    { name: 'change the theme', page: 'home', tap: themeButton(language), shown: 'html.dark' },
    {
      name: 'open the menu',
      page: 'home',
      tap: `header button[aria-label="${words.nav.openMenu}"]`,
      shown: '#menu[open]',
    },
    {
      name: 'open the selection',
      page: 'frames',
      tap: `header button[aria-haspopup="dialog"]:not([aria-label="${words.nav.openMenu}"])`,
      shown: dialog,
      prepare: (page) => page.locator(`${firstCard} button[data-icon="true"]`).tap(),
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
