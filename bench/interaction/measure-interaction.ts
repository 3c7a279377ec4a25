import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Locale } from '#model/language/locales.ts';
import { median } from '../median.ts';
import { asNewVisitor, slowDown } from '../phone.ts';
import type { Table } from '../report/table.ts';
import { addressFor } from '../visits.ts';
import { logEvents, shortestReported, timeUntilShown } from './event-log.ts';
import type { Interaction, Moment } from './interactions.ts';

/**
 * The times (ms) of one interaction in all runs. `latency`: from its slowest event to the next paint; `shown`: from the tap
 * until its result is painted.
 */
export interface InteractionResult {
  name: string;
  page: string;
  moment: Moment;
  language: Locale;
  latency: number[];
  shown: number[];
}

const cpuSlowdown = 4;
/** The duration of a touch, ms. */
const touchTime = 80;
/** The wait for event entries, which browsers report some frames after the paint, ms. */
const reportingTime = 800;
/** The pause between the scroll and the tap, ms. */
const timeAfterScroll = 1500;

/** Measures an interaction, as a new visitor in each run. The processor is slowed down four times once the scripts are preloaded. */
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

/** Scrolls to an element unless a finger can reach its center: the element may be outside the window or below the header. */
function bringIntoSight(target: Locator): Promise<void> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const touched = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!element.contains(touched)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

/** Taps an element like a finger: the touch lasts `touchTime`. Unlike Playwright's tap, this function does not scroll. */
async function tap(page: Page, context: BrowserContext, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await context.newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(touchTime);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The table of results, one row per interaction, moment and language. */
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
