import { median } from '../median.ts';
import { kilobytes, type Table } from '../report/table.ts';
import type { Growth } from './measure-growth.ts';

/** How long each step of the build takes, one column a step. */
export function buildTimeTable(growths: Growth[]): Table {
  return {
    title: 'Build time by number of frames (s)',
    head: ['frames', ...(growths[0]?.steps.map(({ label }) => label) ?? []), 'together'],
    rows: growths.map(({ frames, steps }) => [
      frames,
      ...steps.map(({ seconds }) => seconds.toFixed(1)),
      steps.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(1),
    ]),
    notes: ['Without making pictures and link previews: the added frames share those of the first ones.'],
  };
}

/** What the pages that list all frames weigh, and how long they block a slow phone. */
export function grownPagesTable(growths: Growth[]): Table {
  return {
    title: 'Pages that list all frames, by number of frames (4× slower CPU)',
    head: ['frames', 'page', 'lang', 'HTML kB', 'brotli kB', 'elements', 'blocking ms'],
    rows: growths.flatMap(({ frames, pages }) =>
      pages.map(({ page, language, raw, brotli, elements, blockingTime }) => [
        frames,
        page,
        language,
        kilobytes(raw),
        kilobytes(brotli),
        elements,
        Math.round(median(blockingTime)),
      ]),
    ),
    notes: ['The added frames repeat words of the first ones: real ones would compress less well.'],
  };
}
