import type { CatalogFrame } from '#app/loaders/types.ts';
import { findBySlug } from '#app/page-parts/dialogs/find-by-slug.ts';
import type { AvailabilityData } from '#model/content/availability.ts';
import type { Locale } from '#model/language/locales.ts';
import { type ChosenFrame, chosenFrame } from '#model/whatsapp/frame-text.ts';
import type { SelectionLine } from './selection.ts';

/** A line of the list beside what the shop has of it today. */
export interface MatchedLine {
  line: SelectionLine;
  /** Null where the whole group is gone. */
  frame: CatalogFrame | null;
  /** What is no longer to be had: the group, or one thing chosen of it. Such a line is not counted. */
  discontinued: ('frame' | 'print' | 'size' | 'color')[];
  /** Whole JOD for one print today; null where the size is gone. */
  price: number | null;
  /** Whether the print is sold out, and is not counted, or limited; undefined where it is for sale. */
  availability?: AvailabilityData | undefined;
}

/** Sets the list beside the shop of today: a line is never sold at an old price, nor one that is gone or sold out. */
export function matchSelection(lines: SelectionLine[], catalog: CatalogFrame[]): MatchedLine[] {
  return lines.map((line) => {
    const frame = findBySlug(catalog, line.slug);
    if (!frame) return { line, frame: null, discontinued: ['frame'], price: null };
    const price = frame.pricing.find(({ size }) => size === line.size)?.price ?? null;
    const discontinued: MatchedLine['discontinued'] = [];
    if (!frame.prints.some(({ id }) => id === line.print)) discontinued.push('print');
    if (price === null) discontinued.push('size');
    if (!frame.colors.some(({ id }) => id === line.color)) discontinued.push('color');
    const availability = frame.prints.find(({ id }) => id === line.print)?.availabilityData;
    return { line, frame, discontinued, price, availability };
  });
}

/** Whether a line can be ordered as it stands. */
export function isOrderable({ discontinued, availability }: MatchedLine): boolean {
  return discontinued.length === 0 && availability?.state !== 'soldOut';
}

/** Whole JOD for all that can be ordered. */
export function totalOf(matched: MatchedLine[]): number {
  return matched.filter(isOrderable).reduce((sum, { price, line }) => sum + (price ?? 0) * line.quantity, 0);
}

/** What the order tells of all that can be ordered, at the prices of today. */
export function chosenFrames(matched: MatchedLine[], site: string, locale: Locale): ChosenFrame[] {
  return matched.flatMap((item) =>
    item.frame && isOrderable(item) ? chosenFrame(item.frame, item.line, site, locale) : [],
  );
}
