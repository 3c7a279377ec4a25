import type { FrameChoice } from '#model/whatsapp/frame-choice.ts';
import type { SelectionLine } from './selection.ts';

/** A choice of a frame group as the list keeps it. */
export function selectionLine(
  { slug, title }: Pick<SelectionLine, 'slug' | 'title'>,
  { print, size, color, quantity }: FrameChoice,
  price: number,
): SelectionLine {
  return { slug, title, print, size, color, quantity, price };
}
