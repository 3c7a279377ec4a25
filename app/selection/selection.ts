import { type FrameChoice, maxQuantity } from '#model/whatsapp/frame-choice.ts';
/**
 * One line of the visitor's selection: a frame with its chosen size, print, color and quantity. A stored line stays
 * valid in the other language and after a deploy.
 */
export interface SelectionLine extends FrameChoice {
  /**
   * The frame's folder in content/, and the frame's title when it was added. The title is shown if the frame is no
   * longer sold.
   */
  slug: string;
  title: string;
  /** Price of one print when the visitor chose it, in whole JOD. */
  price: number;
}

/**
 * Reads the lines of the selection from a stored text. Entries that are no valid lines (stored by another program,
 * edited by hand) are ignored.
 */
export function parseSelection(text: string | null): SelectionLine[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLine).map(withPlainSize).reduce(withLine, []) : [];
  } catch {
    return [];
  }
}

/** Converts a size such as `50×70`, as earlier versions of the site stored it, to the form of today. */
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

/**
 * Adds a line to the selection. If a line has the same choice already, its quantity grows, and its price becomes the
 * new price.
 */
export function withLine(lines: SelectionLine[], line: SelectionLine): SelectionLine[] {
  return withLineAt(lines, line, lines.length);
}

/** Adds a line to the selection at an index, for example at the index from which it was removed. */
export function withLineAt(lines: SelectionLine[], line: SelectionLine, index: number): SelectionLine[] {
  const sameIndex = lines.findIndex((other) => isSameChoice(other, line));
  const existing = lines[sameIndex];
  if (!existing) return [...lines.slice(0, index), line, ...lines.slice(index)];
  const quantity = Math.min(existing.quantity + line.quantity, maxQuantity);
  return lines.map((other, otherIndex) => (otherIndex === sameIndex ? { ...line, quantity } : other));
}

/** The number of prints in all lines of the selection. */
export function countOf(lines: SelectionLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A key that two lines of the selection share if they have the same frame, print, size and color. */
export function choiceKey({ slug, print, size, color }: SelectionLine): string {
  return [slug, print, size, color].join('/');
}

/** Whether two lines of the selection have the same frame, print, size and color. */
export function isSameChoice(one: SelectionLine, other: SelectionLine): boolean {
  return choiceKey(one) === choiceKey(other);
}
