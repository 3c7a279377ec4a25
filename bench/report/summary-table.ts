import type { Moment } from '../interaction/interactions.ts';
import type { InteractionResult } from '../interaction/measure-interaction.ts';
import type { Comparison } from '../lighthouse/compare-pages.ts';
import { medianOf, scoreOf } from '../lighthouse/lighthouse-tables.ts';
import { median } from '../median.ts';
import type { Table } from './table.ts';

const missing = '–';

/**
 * The main result: what a page costs while it is read, beside its static copy, and what its taps cost, so that a good score does
 * not hide a slow tap. Taps are measured once per language, in the light theme.
 */
export function summaryTable(comparisons: Comparison[], interactions: InteractionResult[]): Table {
  const names = [...comparisons, ...interactions].map(({ page, language }) => ({ page, language }));
  const rows = new Map(names.map((name) => [`${name.page} ${name.language}`, name]));
  return {
    title:
      'Reading and tapping: page / static copy (Lighthouse mobile), and the slowest tap of each moment (ms)',
    head: ['page', 'lang', 'perf', 'TBT', 'FCP', 'LCP', 'first', 'scrolled', 'at rest', 'INP'],
    rows: [...rows.values()].map(({ page, language }) => {
      const isOfPage = (one: { page: string; language: string }) =>
        one.page === page && one.language === language;
      const comparison = comparisons.find(isOfPage);
      const taps = interactions.filter(isOfPage);
      return [page, language, ...readingCells(comparison), ...tapCells(taps)];
    }),
    notes: ['first, scrolled, at rest: medians until shown; INP: the slowest median until the next paint.'],
  };
}

function readingCells(comparison: Comparison | undefined): string[] {
  if (!comparison) return [missing, missing, missing, missing];
  const { site, static: copy } = comparison;
  return [
    `${scoreOf(site, 'performance')} / ${scoreOf(copy, 'performance')}`,
    ...(['tbt', 'fcp', 'lcp'] as const).map(
      (metric) => `${Math.round(medianOf(site, metric))} / ${Math.round(medianOf(copy, metric))}`,
    ),
  ];
}

function tapCells(taps: InteractionResult[]): (string | number)[] {
  const slowest = (results: InteractionResult[], name: 'shown' | 'latency') =>
    results.length === 0 ? missing : Math.round(Math.max(...results.map((result) => median(result[name]))));
  const slowestAt = (moment: Moment) =>
    slowest(
      taps.filter((result) => result.moment === moment),
      'shown',
    );
  return [slowestAt('first'), slowestAt('scrolled'), slowestAt('at rest'), slowest(taps, 'latency')];
}
