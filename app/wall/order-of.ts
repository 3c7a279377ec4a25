import type { Site, WallFrame } from '../content/types';
import type { Locale } from '../language/locales';
import type { SelectionLine } from '../selection/selection';
import { itemAddress } from '../site-map';
import { type ChosenFrame, frameReference } from '../whatsapp/frame-text';
import type { NamedPrint } from './wall-address.ts';

function found(print: NamedPrint, frames: WallFrame[]) {
  const frame = frames.find(({ slug }) => slug === print.frame);
  const pricing = frame?.pricing.find(({ size }) => size === print.size);
  return frame && pricing ? { frame, ...pricing } : null;
}

/** A hung print as an order tells it; null where the shop no longer has it. */
export function chosenOf(
  print: NamedPrint,
  frames: WallFrame[],
  site: Pick<Site, 'url'>,
  locale: Locale,
): ChosenFrame | null {
  const of = found(print, frames);
  if (!of) return null;
  const { frame, size, price } = of;
  return {
    title: frame.title,
    print: frame.prints.find(({ id }) => id === print.print)?.name ?? '',
    size,
    unitPrice: price,
    quantity: 1,
    color: frame.colors.find(({ id }) => id === print.color)?.name ?? '',
    colors: frame.colors.map(({ name }) => name),
    reference: frameReference(frame.code, size, print.color),
    url: `${site.url}${itemAddress('frames', frame.slug, locale)}`,
  };
}

/** A hung print as the selection list keeps it; null where the shop no longer has it. */
export function lineOf(print: NamedPrint, frames: WallFrame[]): SelectionLine | null {
  const of = found(print, frames);
  if (!of) return null;
  const { frame, size, price } = of;
  return {
    slug: frame.slug,
    title: frame.title,
    print: print.print,
    size,
    color: print.color,
    quantity: 1,
    price,
  };
}
