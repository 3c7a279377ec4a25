import { type FrameChoice, maxQuantity } from '#model/whatsapp/frame-choice.ts';
/** One line of the selection. It stays valid when the language changes or the site is deployed again. */
export interface SelectionLine extends FrameChoice {
  /**
   * The frame's folder in content/, and its title when it was added. The title is shown if the frame is no longer sold.
   */
  slug: string;
  title: string;
  /** Price of one print when it was chosen, in whole JOD. */
  price: number;
}

/**
 * Reads the lines from a stored text. Entries that are not lines (stored by another program, edited by hand) are
 * ignored.
 */
export function parseSelection(text: string | null): SelectionLine[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLine).map(withPlainSize).reduce(withLine, []) : [];
  } catch {
    return [];
  }
}

/** Earlier versions of the site stored sizes in the form `50×70`. */
function withPlainSize(line: SelectionLine): SelectionLine {
  return { ...line, size: line.size.replace('×', 'x') };
}

function isLine(value: unknown): value is SelectionLine {
  const line = (value ?? {}) as Record<keyof SelectionLine, unknown>;
  const texts = [line.slug, line.title, line.print, line.size, line.color];
  return (
    texts.every((text) => typeof text === 'string' && text.length <= 200) &&
    isWhole(line.quantity, maxQuantity) &&
    isWhole(line.price, 1_000_000)
  );
}

function isWhole(value: unknown, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max;
}

/** Adds a line. If the same choice is a line already, its quantity grows, and its price becomes the new price. */
export function withLine(lines: SelectionLine[], line: SelectionLine): SelectionLine[] {
  return withLineAt(lines, line, lines.length);
}

/** Adds a line at an index, for example at the index from which it was removed. */
export function withLineAt(lines: SelectionLine[], line: SelectionLine, index: number): SelectionLine[] {
  const sameIndex = lines.findIndex((other) => isSameChoice(other, line));
  const existing = lines[sameIndex];
  if (!existing) return [...lines.slice(0, index), line, ...lines.slice(index)];
  const quantity = Math.min(existing.quantity + line.quantity, maxQuantity);
  return lines.map((other, otherIndex) => (otherIndex === sameIndex ? { ...line, quantity } : other));
}

/** The number of prints in all lines. */
export function countOf(lines: SelectionLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A key that is the same for two lines of the same choice, and different otherwise. */
export function choiceKey({ slug, print, size, color }: SelectionLine): string {
  return [slug, print, size, color].join('/');
}

/** Whether two lines are the same choice. */
export function isSameChoice(one: SelectionLine, other: SelectionLine): boolean {
  return choiceKey(one) === choiceKey(other);
}
