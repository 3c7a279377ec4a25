import type { Theme } from '../options.ts';
import { lighthouse, type Result } from '../packages/lighthouse.ts';
import type { Browser } from '../packages/puppeteer.ts';

/** Lighthouse scores from 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Times in ms; the layout shift has no unit. */
export const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
} as const;

export type Category = (typeof categories)[number];
export type Metric = keyof typeof metrics;

/** One run of Lighthouse. `power` is its `benchmarkIndex`, the speed of the machine at that moment. */
export interface LighthouseRun {
  scores: Partial<Record<Category, number>>;
  metrics: Record<Metric, number>;
  /** Failed audits outside of performance, such as `accessibility: color-contrast`. */
  faults: string[];
  power: number;
  version: string;
}

/**
 * Runs Lighthouse with its default mobile settings: its own phone, simulated slow 4G and a four times slower processor.
 * Before the run, /robots.txt of the same origin is opened to store the theme: Lighthouse clears caches but not the local
 * storage.
 * Rejects if the page cannot be audited or is not in the stored theme.
 */
export async function runLighthouse(
  browser: Browser,
  url: string,
  theme: Theme,
  onlyCategories: readonly Category[],
): Promise<LighthouseRun> {
  const context = await browser.createBrowserContext();
  try {
    const first = await context.newPage();
    await first.goto(new URL('/robots.txt', url).href);
    await first.evaluate((value) => localStorage.setItem('theme', value), theme);
    const page = await context.newPage();
    await first.close();
    const flags = {
      logLevel: 'error',
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      onlyCategories,
      disableFullPageScreenshot: true,
    };
    const report = (await lighthouse(url, flags, undefined, page))?.lhr;
    if (!report) throw new Error('Lighthouse gave no report');
    if (report.runtimeError) throw new Error(report.runtimeError.message);

    const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
    if (isDark !== (theme === 'dark')) throw new Error(`The page was not audited in its ${theme} theme`);
    return {
      scores: Object.fromEntries(onlyCategories.map((name) => [name, scoreOf(report.categories[name])])),
      metrics: mapValues(metrics, (audit) => numberOf(report.audits[audit])),
      faults: onlyCategories.flatMap((name) => faultsOf(report, name)),
      power: report.environment.benchmarkIndex,
      version: report.lighthouseVersion,
    };
  } finally {
    await context.close();
  }
}

function mapValues<K extends string, V, T>(object: Record<K, V>, change: (value: V) => T): Record<K, T> {
  const entries = Object.entries<V>(object).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<K, T>;
}

function faultsOf({ audits, categories }: Result, name: Category): string[] {
  if (name === 'performance') return [];
  const counted = categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted.filter(({ id }) => audits[id]?.score === 0).map(({ id }) => `${name}: ${id}`);
}

function scoreOf(category: { score: number | null } | undefined): number {
  if (typeof category?.score !== 'number') throw new Error('Lighthouse could not score a category');
  return Math.round(category.score * 100);
}

function numberOf(audit: { numericValue?: number; errorMessage?: string } | undefined): number {
  if (audit?.numericValue === undefined) throw new Error(audit?.errorMessage ?? 'Lighthouse misses a number');
  return audit.numericValue;
}
