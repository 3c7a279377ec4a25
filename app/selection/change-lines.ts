import { maxQuantity, minQuantity } from '#model/whatsapp/frame-choice.ts';
import { isSameChoice, type SelectionLine, withLineAt } from './selection.ts';

/* Changes to lines that are only made in the open selection. This code is fetched with the panel. */

/**
 * Changes the size, print, color or quantity of one line. If the new choice is already another line, the two lines
 * become one.
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

/** Removes one line. */
export function withoutLine(lines: SelectionLine[], line: SelectionLine): SelectionLine[] {
  return lines.filter((other) => !isSameChoice(other, line));
}
