import path from 'node:path';
import { serve } from '#scripts/serve.ts';
import type { Options, Theme } from '../options.ts';
import { type Browser, launch } from '../packages/puppeteer.ts';
import { browserArguments, executablePath } from '../phone.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { nameOf, type Visit } from '../visits.ts';
import { categories, type LighthouseRun, runLighthouse } from './run-lighthouse.ts';
import { writeStaticCopies } from './static-copy.ts';

/** All runs of a page, of its static copy and, with --beside, of the same page built from another commit. */
export interface Comparison extends Visit {
  site: LighthouseRun[];
  static: LighthouseRun[];
  beside: LighthouseRun[];
}

type Attempt = <T>(label: string, work: () => Promise<T>) => Promise<T | undefined>;

const client = path.join(import.meta.dirname, '..', '..', 'build', 'client');

/** Runs Lighthouse alternately on each page and on its static copy. `site` is the origin of the built site. */
export async function comparePages(
  site: string,
  visits: Visit[],
  { themes, runs, beside }: Options,
  attempt: Attempt,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const theme of themes) {
    const ofTheme = visits.filter((visit) => visit.theme === theme);
    await withStaticCopies(theme, ofTheme, beside, async (browser, copies, other) => {
      for (const visit of ofTheme) {
        const comparison = await attempt(`lighthouse ${nameOf(visit)}`, () =>
          compare(browser, visit, { site, static: copies, beside: other }, runs),
        );
        if (comparison) comparisons.push(comparison);
      }
    });
  }
  return comparisons;
}

async function withStaticCopies(
  theme: Theme,
  visits: Visit[],
  beside: string | undefined,
  use: (browser: Browser, copies: string, other: string | undefined) => Promise<void>,
): Promise<void> {
  const addresses = visits.map(({ address }) => address);
  await inTemporaryFolder('static-copies-', async (folder) => {
    await writeStaticCopies(client, folder, addresses, theme);
    const copies = await serve({ port: 0, folder });
    const other = beside ? await serve({ port: 0, folder: beside }) : undefined;
    const browser = await launch({ executablePath, args: browserArguments });
    await use(browser, copies.url, other?.url).finally(async () => {
      await browser.close();
      await copies.close();
      await other?.close();
    });
  });
}

async function compare(
  browser: Browser,
  visit: Visit,
  origins: Record<'site' | 'static' | 'beside', string | undefined>,
  runs: number,
): Promise<Comparison> {
  const comparison: Comparison = { ...visit, site: [], static: [], beside: [] };
  for (let run = 0; run < runs; run += 1) {
    // Scores other than performance are the same in each run, so the first run is enough.
    const wanted = run === 0 ? categories : (['performance'] as const);
    const turns = (['site', 'static', 'beside'] as const).map((name) => [name, origins[name]] as const);
    // The order alternates, so that a machine that becomes slower or warmer favors no side.
    for (const [name, origin] of run % 2 === 0 ? turns : turns.reverse()) {
      if (!origin) continue;
      comparison[name].push(
        await retryOnce(() => runLighthouse(browser, `${origin}${visit.address}`, visit.theme, wanted)),
      );
    }
  }
  return comparison;
}

/** Runs `work` a second time if it fails, and logs the failure: on a busy machine Lighthouse sometimes loses its trace. */
async function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.error(`once more, after: ${error instanceof Error ? error.message : error}`);
    return work();
  }
}
