import type { CatalogFrame } from '#app/loaders/types.ts';
import { findBySlug } from '#app/page-parts/dialogs/find-by-slug.ts';
import { type AvailabilityData, availabilityOf } from '#model/content/availability.ts';
import type { Locale } from '#model/language/locales.ts';
import { type ChosenFrame, chosenFrame } from '#model/whatsapp/frame-text.ts';
import type { SelectionLine } from './selection.ts';

/** A line of the visitor's selection, with what the shop offers today for the same choice. */
export interface MatchedLine {
  line: SelectionLine;
  /** Null if the shop no longer has this frame. */
  frame: CatalogFrame | null;
  /**
   * What the shop no longer sells: the whole frame, or the chosen print, size or color. A line with such a part is left
   * out of the total.
   */
  discontinued: ('frame' | 'print' | 'size' | 'color')[];
  /** Price of one print today, in whole JOD. Null if the size is no longer sold. */
  price: number | null;
  /**
   * Set if the print or the size is limited or sold out. Undefined if both are simply for sale. What is sold out is left
   * out of the total.
   */
  availability?: AvailabilityData | undefined;
}

/**
 * Compares the stored selection with today's shop, so that nothing is ordered at an old price, or after it is
 * discontinued or sold out.
 */
export function matchSelection(lines: SelectionLine[], catalog: CatalogFrame[]): MatchedLine[] {
  return lines.map((line) => {
    const frame = findBySlug(catalog, line.slug);
    if (!frame) return { line, frame: null, discontinued: ['frame'], price: null };
    const price = frame.pricing.find(({ size }) => size === line.size)?.price ?? null;
    const discontinued: MatchedLine['discontinued'] = [];
    if (!frame.prints.some(({ id }) => id === line.print)) discontinued.push('print');
    if (price === null) discontinued.push('size');
    if (!frame.colors.some(({ id }) => id === line.color)) discontinued.push('color');
    const availability = availabilityOf<AvailabilityData>(frame, line);
    return { line, frame, discontinued, price, availability };
  });
}

/** Whether a line of the selection can be ordered as it is: nothing in it is discontinued or sold out. */
export function isOrderable({ discontinued, availability }: MatchedLine): boolean {
  return discontinued.length === 0 && availability?.state !== 'soldOut';
}

/** Total price of all lines that can be ordered, in whole JOD. */
export function totalOf(matched: MatchedLine[]): number {
  return matched.filter(isOrderable).reduce((sum, { price, line }) => sum + (price ?? 0) * line.quantity, 0);
}

/** The lines that can be ordered, at today's prices, in the form that the order message needs. */
export function chosenFrames(matched: MatchedLine[], site: string, locale: Locale): ChosenFrame[] {
  return matched.flatMap((item) =>
    item.frame && isOrderable(item) ? chosenFrame(item.frame, item.line, site, locale) : [],
  );
}
