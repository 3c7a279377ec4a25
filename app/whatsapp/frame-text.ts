import type { Words } from '../language/translate.ts';
import { fill, groupDigits } from '../language/translate.ts';
import { isolateAuto, isolateLtr } from './isolate.ts';

/** What the visitor has chosen of one frame group, in the language of the page. Prices in whole JOD. */
export interface ChosenFrame {
  title: string;
  print: string;
  /** Centimetres, such as “50×70”. */
  size: string;
  unitPrice: number;
  quantity: number;
  color: string;
  colors: string[];
  /** The group's code, the size and the colour, such as “SF-03/50x70/walnut”. */
  reference: string;
  /** The item's own page. It ends its line bare: a mark stuck to a link breaks it. */
  url: string;
}

/** The message that orders a frame: one labelled line each, as the shop reads them. */
export function frameOrderText(words: Words, frame: ChosenFrame): string {
  return [words.whatsapp.order, '', ...lines(words, frame)].join('\n');
}

/** The message that asks whether a frame is to be had; its last line is the question. */
export function frameAvailabilityText(words: Words, frame: ChosenFrame): string {
  return [words.whatsapp.availability, '', ...lines(words, frame), '', words.whatsapp.confirm].join('\n');
}

/**
 * The short code of a choice, for the shop.
 * @example frameReference('SF-03', '50×70', 'walnut') // 'SF-03/50x70/walnut'
 */
export function frameReference(code: string, size: string, color: string): string {
  return `${code}/${size.replace('×', 'x')}/${color}`;
}

function lines({ whatsapp, common }: Words, frame: ChosenFrame): string[] {
  const { title, print, size, unitPrice, quantity, color, colors, reference, url } = frame;
  return [
    fill(whatsapp.frame, { title: isolateAuto(title) }),
    fill(whatsapp.print, { print: isolateAuto(print) }),
    fill(whatsapp.size, { size: isolateLtr(size) }),
    fill(whatsapp.unitPrice, { unitPrice: groupDigits(unitPrice) }),
    fill(whatsapp.quantity, { quantity }),
    fill(whatsapp.total, { total: groupDigits(unitPrice * quantity) }),
    fill(whatsapp.color, { color: isolateAuto(color) }),
    fill(whatsapp.colors, { colors: isolateAuto(colors.join(common.listComma)) }),
    fill(whatsapp.reference, { ref: isolateLtr(reference) }),
    fill(whatsapp.link, { url }),
  ];
}
