import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Locale } from '../../app/language/locales.ts';
import { addressOf } from '../../app/site-map.ts';
import { median } from '../median.ts';
import { asNewVisitor, slowDown } from '../phone.ts';
import type { Table } from '../report/table.ts';
import { logEvents, shortestReported, timeUntilShown } from './event-log.ts';
import type { Interaction } from './interactions.ts';

/** The runs of one interaction. `latency`: its longest event until the next paint; `shown`: until its outcome; ms. */
export interface InteractionResult {
  name: string;
  page: string;
  language: Locale;
  latency: number[];
  shown: number[];
}

const cpuSlowdown = 4;
/** How long a finger rests on the glass, ms. */
const touchTime = 80;
/** Entries are reported some frames after their paint, ms. */
const reportingTime = 800;

/** Taps as a new visitor each time, on a processor four times slower once the page is at rest. */
export async function measureInteraction(
  browser: Browser,
  site: string,
  interaction: Interaction,
  language: Locale,
  runs: number,
): Promise<InteractionResult> {
  const { name, page } = interaction;
  const result: InteractionResult = { name, page, language, latency: [], shown: [] };
  for (let run = 0; run < runs; run += 1) {
    const { latency, shown } = await tapOnce(browser, site, interaction, language);
    result.latency.push(latency);
    result.shown.push(shown);
  }
  return result;
}

function tapOnce(browser: Browser, site: string, interaction: Interaction, language: Locale) {
  return asNewVisitor(browser, 'light', async (page, context) => {
    await page.addInitScript(logEvents, shortestReported);
    await page.goto(`${site}${addressOf(interaction.page, language)}`, { waitUntil: 'networkidle' });
    await interaction.prepare?.(page);
    const target = page.locator(interaction.tap).first();
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(reportingTime);
    await slowDown(context, page, cpuSlowdown);

    await page.evaluate(() => {
      window.loggedEvents = [];
    });
    const untilShown = page.evaluate(timeUntilShown, interaction.shown);
    await tap(page, context, target);
    const shown = await untilShown;
    await page.waitForTimeout(reportingTime);
    const durations = await page.evaluate(() => window.loggedEvents.map(({ duration }) => duration));
    return { shown, latency: Math.max(0, ...durations) };
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
    head: ['interaction', 'on', 'lang', 'median', 'worst', 'until shown'],
    rows: results.map(({ name, page, language, latency, shown }) => [
      name,
      page,
      language,
      inSteps(median(latency)),
      inSteps(Math.max(...latency)),
      Math.round(median(shown)),
    ]),
  };
}
