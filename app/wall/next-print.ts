import type { OrderableFrame } from '#model/whatsapp/frame-choice.ts';
import { type NamedPrint, printOf } from './wall-address.ts';

/**
 * What is hung beside a print when one more is asked for: the first of the visitor's list that does not hang yet, else the
 * next design of the same frames, else of the next ones, in the size and color of the print it comes beside.
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
