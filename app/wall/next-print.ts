import type { OrderableFrame } from '#model/whatsapp/frame-choice.ts';
import { type NamedPrint, printOf } from './wall-address.ts';

/**
 * Chooses the print to hang next to the held one (the one being changed): the first print of the visitor's selection
 * list that does not hang yet, otherwise the next design of the same frame group or of the next groups, in the held
 * print's size and color.
 */
export function nextPrint(
  held: NamedPrint,
  hung: readonly NamedPrint[],
  listed: readonly NamedPrint[],
  shop: readonly OrderableFrame[],
): NamedPrint {
  const isSame = (one: NamedPrint, other: NamedPrint) =>
    one.frame === other.frame && one.print === other.print;
  const isFree = (print: NamedPrint) => !hung.some((other) => isSame(print, other));
  const all = shop.flatMap((frame) =>
    frame.prints.map(({ id }) => printOf(frame, { print: id, size: held.size, color: held.color })),
  );
  const index = all.findIndex((print) => isSame(print, held));
  return [...listed, ...all.slice(index + 1), ...all.slice(0, index)].find(isFree) ?? held;
}
