import type { Locale } from '#model/language/locales.ts';
import type { Words } from '#model/language/translate.ts';
import { fill, groupDigits, sizeText } from '#model/language/translate.ts';
import { itemAddress } from '#model/site-map.ts';
import type { FrameChoice, OrderableFrame } from './frame-choice.ts';
import { isolateByLocale, isolateLtr } from './isolate.ts';

/** The visitor’s choice in one frame group, as texts in the page’s language. */
export interface ChosenFrame {
  title: string;
  print: string;
  /** The print’s size in whole centimeters, such as `50x70`. */
  size: string;
  /** The price of one print in whole JOD. */
  unitPrice: number;
  quantity: number;
  color: string;
  colors: string[];
  /** The group's code, the size and the color, such as “SF-03/50x70/walnut”. */
  reference: string;
  /**
   * The address of the item's page. No invisible direction mark may follow this address in a message, because the mark
   * would break the link.
   */
  url: string;
}

/** The keys of the words that messages about one frame use. */
export const frameWordKeys = [
  'order',
  'availability',
  'confirm',
  'back',
  'backOn',
  'frame',
  'print',
  'size',
  'unitPrice',
  'quantity',
  'total',
  'color',
  'colors',
  'reference',
  'link',
] as const satisfies (keyof Words['whatsapp'])[];

/** The translated texts that messages about one frame use. */
export interface FrameWords {
  whatsapp: Pick<Words['whatsapp'], (typeof frameWordKeys)[number]>;
  common: Pick<Words['common'], 'listComma'>;
}

/**
 * Turns a visitor's choice into the texts of a message. A print or color that the group does not have becomes an empty
 * text.
 * @param site the site's address, for the link to the group's page
 * @throws Error if the group is not sold in the chosen size
 */
export function chosenFrame(
  frame: OrderableFrame,
  { print, size, color, quantity }: FrameChoice,
  site: string,
  locale: Locale,
): ChosenFrame {
  return {
    title: frame.title,
    print: nameOf(frame.prints, print),
    size,
    unitPrice: priceOf(frame, size),
    quantity,
    color: nameOf(frame.colors, color),
    colors: frame.colors.map(({ name }) => name),
    reference: `${frame.code}/${size}/${color}`,
    url: `${site}${itemAddress('frames', frame.slug, locale)}`,
  };
}

/**
 * The price of one print in whole JOD.
 * @param size in whole centimeters, such as `50x70`
 * @throws Error if the group is not sold in that size: a price of 0 JOD must never be shown
 */
export function priceOf({ code, pricing }: OrderableFrame, size: string): number {
  const price = pricing.find((one) => one.size === size)?.price;
  if (price === undefined) throw new Error(`${code} is not sold in ${size} cm`);
  return price;
}

function nameOf(options: { id: string; name: string }[], id: string): string {
  return options.find((option) => option.id === id)?.name ?? '';
}

/** The message that orders a frame: one labelled line per fact. */
export function frameOrderText(words: FrameWords, locale: Locale, frame: ChosenFrame): string {
  return [words.whatsapp.order, '', ...Object.values(frameLines(words, locale, frame))].join('\n');
}

/** The message that asks whether a frame is available. Its last line contains the question. */
export function frameAvailabilityText(words: FrameWords, locale: Locale, frame: ChosenFrame): string {
  return [
    words.whatsapp.availability,
    '',
    ...Object.values(frameLines(words, locale, frame)),
    '',
    words.whatsapp.confirm,
  ].join('\n');
}

/**
 * The message that asks for a notice when a frame is back in stock. The message contains no price, because the price
 * may change until then.
 * @param back the date on which the frame is back in stock, in words, if known
 */
export function frameBackInStockText(
  words: FrameWords,
  locale: Locale,
  frame: ChosenFrame,
  back?: string,
): string {
  return [words.whatsapp.back, '', ...backInStockLines(words, frameLines(words, locale, frame), back)].join(
    '\n',
  );
}

/** The lines about one frame in a message that asks for a notice when frames are back in stock. */
export function backInStockLines(
  { whatsapp }: FrameWords,
  { title, print, size, quantity, color, reference, link }: ReturnType<typeof frameLines>,
  back?: string,
): string[] {
  const day = back ? [fill(whatsapp.backOn, { date: back })] : [];
  return [title, print, size, quantity, color, reference, ...day, link];
}

/** All lines that a message about a frame can contain, in their order. */
export function frameLines({ whatsapp, common }: FrameWords, locale: Locale, frame: ChosenFrame) {
  const own = (text: string) => isolateByLocale(text, locale);
  return {
    title: fill(whatsapp.frame, { title: own(frame.title) }),
    print: fill(whatsapp.print, { print: own(frame.print) }),
    size: fill(whatsapp.size, { size: isolateLtr(sizeText(frame.size)) }),
    price: fill(whatsapp.unitPrice, { unitPrice: groupDigits(frame.unitPrice) }),
    quantity: fill(whatsapp.quantity, { quantity: groupDigits(frame.quantity) }),
    total: fill(whatsapp.total, { total: groupDigits(frame.unitPrice * frame.quantity) }),
    color: fill(whatsapp.color, { color: own(frame.color) }),
    colors: fill(whatsapp.colors, { colors: own(frame.colors.join(common.listComma)) }),
    reference: fill(whatsapp.reference, { ref: isolateLtr(frame.reference) }),
    link: fill(whatsapp.link, { url: frame.url }),
  };
}
