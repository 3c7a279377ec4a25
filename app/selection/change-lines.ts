import { maxQuantity, minQuantity } from '#model/whatsapp/frame-choice.ts';
import { isSameChoice, type SelectionLine, withLineAt } from './selection.ts';

/*
 * Changes to the lines of a selection (one line for each chosen print). Only the open selection panel makes them, so
 * this code is fetched with the panel.
 */

/**
 * Changes the size, print, color or quantity of one line of the selection. If another line already has the new choice,
 * the two lines become one.
 */
export function withChange(
  lines: SelectionLine[],
  line: SelectionLine,
  change: Partial<SelectionLine>,
): SelectionLine[] {
  const index = lines.findIndex((other) => isSameChoice(other, line));
  if (index < 0) return lines;
  const quantity = Math.min(Math.max(minQuantity, change.quantity ?? line.quantity), maxQuantity);
  const others = lines.filter((_, otherIndex) => otherIndex !== index);
  return withLineAt(others, { ...line, ...change, quantity }, index);
}

/** Removes one line from the selection. */
export function withoutLine(lines: SelectionLine[], line: SelectionLine): SelectionLine[] {
  return lines.filter((other) => !isSameChoice(other, line));
}
