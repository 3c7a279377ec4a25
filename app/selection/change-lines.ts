import { maxQuantity, minQuantity } from '#model/whatsapp/frame-choice.ts';
import { isSameChoice, type SelectionLine, withLineAt } from './selection.ts';

/* What the open list alone does with its lines; its code comes with it. */

/** With another size, print, color or quantity of one line; a choice that is there already takes it in. */
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

/** Without one line. */
export function withoutLine(lines: SelectionLine[], line: SelectionLine): SelectionLine[] {
  return lines.filter((other) => !isSameChoice(other, line));
}
