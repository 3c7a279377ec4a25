import { median } from '../median.ts';
import type { Table } from '../report/table.ts';
import type { Comparison } from './compare-pages.ts';
import { type Category, categories, type LighthouseRun, type Metric } from './run-lighthouse.ts';

/** The table that compares this build with a build of another commit. There is no such table without the flag --beside. */
export function besideTable(comparisons: Comparison[]): Table[] {
  const measured = comparisons.filter(({ beside }) => beside.length > 0);
  if (measured.length === 0) return [];
  const ratio = ({ site, beside }: Comparison, metric: Metric) =>
    (medianOf(site, metric) / medianOf(beside, metric)).toFixed(2);
  return [
    {
      title: 'This build / the other one, Lighthouse mobile, medians in ms',
      head: ['page', 'lang', 'theme', 'FCP ÷', 'LCP ÷', 'FCP', 'LCP', 'TBT', 'static TBT', 'perf'],
      rows: measured.map((comparison) => [
        ...nameCells(comparison),
        ratio(comparison, 'fcp'),
        ratio(comparison, 'lcp'),
        ...(['fcp', 'lcp', 'tbt'] as const).map((metric) =>
          pairOfMedians(comparison.site, comparison.beside, metric),
        ),
        Math.round(medianOf(comparison.static, 'tbt')),
        pairOfScores(comparison.site, comparison.beside),
      ]),
    },
  ];
}

/** The performance scores of a page and of what it is compared with: `95 / 97`. */
export function pairOfScores(page: LighthouseRun[], other: LighthouseRun[]): string {
  return `${scoreOf(page, 'performance')} / ${scoreOf(other, 'performance')}`;
}

/** The medians of a metric for a page and for what it is compared with: `912 / 860`. */
export function pairOfMedians(page: LighthouseRun[], other: LighthouseRun[], metric: Metric): string {
  return `${Math.round(medianOf(page, metric))} / ${Math.round(medianOf(other, metric))}`;
}

/** The table of scores and metrics; each row of a page is followed by the row of its static copy. */
export function lighthouseTable(comparisons: Comparison[]): Table {
  const power = comparisons.flatMap(({ site, static: copy }) => [...site, ...copy].map((run) => run.power));
  const version = comparisons[0]?.site[0]?.version;
  return {
    title: 'Lighthouse mobile, medians (scores of 100; times in ms)',
    head: [
      'page',
      'lang',
      'theme',
      '',
      'perf',
      'a11y',
      'best',
      'SEO',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
      'SI',
      'LCP range',
    ],
    rows: comparisons.flatMap((comparison) => [
      [...nameCells(comparison), 'page', ...cells(comparison.site)],
      [...nameCells(comparison), 'static', ...cells(comparison.static)],
    ]),
    notes: [
      `Lighthouse ${version}; machine power (benchmarkIndex) ${Math.min(...power)} to ${Math.max(...power)}.`,
      ...comparisons.flatMap(faultNotes),
    ],
  };
}

function faultNotes(comparison: Comparison): string[] {
  const faults = new Set(comparison.site.flatMap((run) => run.faults));
  return [...faults].map((fault) => `${nameCells(comparison).join(' ')}: ${fault}`);
}

function nameCells({ page, language, theme }: Comparison): string[] {
  return [page, language, theme];
}

function cells(runs: LighthouseRun[]): (string | number)[] {
  const lcps = runs.map((run) => Math.round(run.metrics.lcp));
  return [
    ...categories.map((category) => scoreOf(runs, category)),
    ...(['fcp', 'lcp', 'tbt'] as const).map((metric) => Math.round(medianOf(runs, metric))),
    medianOf(runs, 'cls').toFixed(3),
    Math.round(medianOf(runs, 'si')),
    `${Math.min(...lcps)}–${Math.max(...lcps)}`,
  ];
}

function scoreOf(runs: LighthouseRun[], category: Category): number {
  return Math.round(median(runs.flatMap(({ scores }) => scores[category] ?? [])));
}

function medianOf(runs: LighthouseRun[], metric: Metric): number {
  return median(runs.map(({ metrics }) => metrics[metric]));
}
