import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Locale } from '#model/language/locales.ts';
import { median } from '../median.ts';
import { asNewVisitor, slowDown } from '../phone.ts';
import type { Table } from '../report/table.ts';
import { addressFor } from '../visits.ts';
import { logEvents, shortestReported, timeUntilShown } from './event-log.ts';
import type { Interaction } from './interactions.ts';

/**
 * When a tap is made: as a visitor's first sign, which brings React (what is below the window is scrolled to in the same moment);
 * 1.5 s after a scroll of one window, which was the first; or on a page that is hydrated and at rest.
 */
export const moments = ['first', 'scrolled', 'at rest'] as const;

export type Moment = (typeof moments)[number];

/** The runs of one interaction. `latency`: its longest event until the next paint; `shown`: until its outcome; ms. */
export interface InteractionResult {
  name: string;
  page: string;
  moment: Moment;
  language: Locale;
  latency: number[];
  shown: number[];
}

const cpuSlowdown = 4;
/** How long a finger rests on the glass, ms. */
const touchTime = 80;
/** Entries are reported some frames after their paint, ms. */
const reportingTime = 800;
/** ms. */
const timeAfterScroll = 1500;

/** Taps as a new visitor each time, on a processor four times slower once the page's scripts lie ready. */
export async function measureInteraction(
  browser: Browser,
  site: string,
  interaction: Interaction,
  language: Locale,
  moment: Moment,
  runs: number,
): Promise<InteractionResult> {
  const { name, page } = interaction;
  const result: InteractionResult = { name, page, moment, language, latency: [], shown: [] };
  for (let run = 0; run < runs; run += 1) {
    const { latency, shown } = await tapOnce(browser, site, interaction, language, moment);
    result.latency.push(latency);
    result.shown.push(shown);
  }
  return result;
}

function tapOnce(browser: Browser, site: string, interaction: Interaction, language: Locale, moment: Moment) {
  return asNewVisitor(browser, 'light', async (page, context) => {
    await page.addInitScript(logEvents, shortestReported);
    await page.goto(`${site}${addressFor(interaction.page, language)}`, { waitUntil: 'networkidle' });
    const target = page.locator(interaction.tap).first();
    if (moment === 'at rest') {
      await page.mouse.move(1, 1);
      await page.locator('html[data-hydrated]').waitFor();
      await interaction.prepare?.(page);
      await bringIntoSight(target);
      await page.waitForTimeout(reportingTime);
    }
    await slowDown(context, page, cpuSlowdown);
    if (moment === 'scrolled') {
      await page.evaluate(() => scrollBy(0, innerHeight));
      await page.waitForTimeout(timeAfterScroll);
    }
    if (moment !== 'at rest') await bringIntoSight(target);

    await page.evaluate(() => {
      window.loggedEvents = [];
    });
    const untilShown = page.evaluate(timeUntilShown, [interaction.shown, interaction.value] as [
      string,
      string?,
    ]);
    await tap(page, context, target);
    const shown = await untilShown;
    await page.waitForTimeout(reportingTime);
    const durations = await page.evaluate(() => window.loggedEvents.map(({ duration }) => duration));
    return { shown, latency: Math.max(0, ...durations) };
  });
}

/** Where it is not in the window. */
function bringIntoSight(target: Locator): Promise<void> {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

/** A tap as a finger makes it: it rests on the glass for a moment. The page is where it is, nothing is scrolled to. */
async function tap(page: Page, context: BrowserContext, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await context.newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(touchTime);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** One row an interaction and language. */
export function interactionTable(results: InteractionResult[]): Table {
  const inSteps = (ms: number) => (ms < shortestReported ? `<${shortestReported}` : Math.round(ms));
  return {
    title: `Interaction to next paint at ${cpuSlowdown}× slower CPU (ms)`,
    head: ['interaction', 'when', 'on', 'lang', 'median', 'worst', 'until shown'],
    rows: results.map(({ name, moment, page, language, latency, shown }) => [
      name,
      moment,
      page,
      language,
      inSteps(median(latency)),
      inSteps(Math.max(...latency)),
      Math.round(median(shown)),
    ]),
  };
}
