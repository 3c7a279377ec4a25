import type { Moment } from '../interaction/interactions.ts';
import type { InteractionResult } from '../interaction/measure-interaction.ts';
import type { Comparison } from '../lighthouse/compare-pages.ts';
import { pairOfMedians, pairOfScores } from '../lighthouse/lighthouse-tables.ts';
import { median } from '../median.ts';
import type { Table } from './table.ts';

const missing = '–';

/**
 * The main result: what a page costs while it is read, beside its static copy, and what its taps cost, so that a good score does
 * not hide a slow tap. Scores are those of the first chosen theme; taps are measured in the light theme alone.
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
    pairOfScores(site, copy),
    ...(['tbt', 'fcp', 'lcp'] as const).map((metric) => pairOfMedians(site, copy, metric)),
  ];
}

function tapCells(taps: InteractionResult[]): (string | number)[] {
  const shownAt = (moment: Moment) =>
    slowest(taps.filter((tap) => tap.moment === moment).map(({ shown }) => shown));
  return [
    shownAt('first'),
    shownAt('scrolled'),
    shownAt('at rest'),
    slowest(taps.map(({ latency }) => latency)),
  ];
}

/** The greatest of the medians (ms) of several taps. */
function slowest(times: number[][]): string | number {
  return times.length === 0 ? missing : Math.round(Math.max(...times.map(median)));
}
