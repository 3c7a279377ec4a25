import { type FrameChoice, maxQuantity } from '#model/whatsapp/frame-choice.ts';
/** One line of the list: a choice that outlives languages and deploys. */
export interface SelectionLine extends FrameChoice {
  /** The group's folder in content/, and its title when it was added, for when the group is gone. */
  slug: string;
  title: string;
  /** Whole JOD for one print when it was chosen. */
  price: number;
}

/** The lines in a stored text. What is not a line (another program's, edited by hand) is left out without a word. */
export function parseSelection(text: string | null): SelectionLine[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLine).map(withPlainSize).reduce(withLine, []) : [];
  } catch {
    return [];
  }
}

/** Lists that earlier versions of the site have kept say `50×70`. */
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

/** With one line more. The same choice once again adds to its quantity, at the price of now. */
export function withLine(lines: SelectionLine[], line: SelectionLine): SelectionLine[] {
  return withLineAt(lines, line, lines.length);
}

/** With one line more at an index, such as the one it was taken from. */
export function withLineAt(lines: SelectionLine[], line: SelectionLine, index: number): SelectionLine[] {
  const sameIndex = lines.findIndex((other) => isSameChoice(other, line));
  const existing = lines[sameIndex];
  if (!existing) return [...lines.slice(0, index), line, ...lines.slice(index)];
  const quantity = Math.min(existing.quantity + line.quantity, maxQuantity);
  return lines.map((other, otherIndex) => (otherIndex === sameIndex ? { ...line, quantity } : other));
}

/** How many prints there are in all. */
export function countOf(lines: SelectionLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What tells two lines apart. */
export function choiceKey({ slug, print, size, color }: SelectionLine): string {
  return [slug, print, size, color].join('/');
}

/** Whether two lines are one choice. */
export function isSameChoice(one: SelectionLine, other: SelectionLine): boolean {
  return choiceKey(one) === choiceKey(other);
}
