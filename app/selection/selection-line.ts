import type { FrameChoice } from '#model/whatsapp/frame-choice.ts';
import type { SelectionLine } from './selection.ts';

/** Makes a line of the selection (one frame with its size, print, color and quantity) from what the visitor chose. */
export function selectionLine(
  { slug, title }: Pick<SelectionLine, 'slug' | 'title'>,
  { print, size, color, quantity }: FrameChoice,
  price: number,
): SelectionLine {
  return { slug, title, print, size, color, quantity, price };
}
