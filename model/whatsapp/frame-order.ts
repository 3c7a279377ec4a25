import { availabilityOf } from '#model/content/availability.ts';
import type { Locale } from '#model/language/locales.ts';
import type { Words } from '#model/language/translate.ts';
import { chatLink } from './chat-link.ts';
import type { FrameChoice, OrderableFrame, OrderableOption } from './frame-choice.ts';
import {
  chosenFrame,
  type FrameWords,
  frameAvailabilityText,
  frameBackInStockText,
  frameOrderText,
  frameWordKeys,
} from './frame-text.ts';

/** The WhatsApp chat that receives an order, and the address of the site for the link in the order's message. */
export interface OrderSite {
  /** The chat’s telephone number, digits only, such as 962790000000. */
  chatNumber: string;
  /** The site's whole address, without a slash at its end. */
  url: string;
}

/** The data that all frame orders of a page share. */
export interface Shop {
  site: OrderSite;
  locale: Locale;
  words: FrameWords;
}

/** Makes the shop data of a page. It contains only the words that orders use, so that the page stays small. */
export function shopOf({ chatNumber, url }: OrderSite, locale: Locale, words: Words): Shop {
  return {
    site: { chatNumber, url },
    locale,
    words: {
      whatsapp: Object.fromEntries(
        frameWordKeys.map((key) => [key, words.whatsapp[key]]),
      ) as FrameWords['whatsapp'],
      common: { listComma: words.common.listComma },
    },
  };
}

/** Copies a frame group with only the fields that its orders use. */
export function toOrderableFrame({
  slug,
  code,
  title,
  pricing,
  prints,
  colors,
}: OrderableFrame): OrderableFrame {
  return {
    slug,
    code,
    title,
    pricing: pricing.map((one) => ({ size: one.size, price: one.price, ...stateOf(one) })),
    prints: prints.map((one) => ({ id: one.id, name: one.name, ...stateOf(one) })),
    colors: colors.map(({ id, name }) => ({ id, name })),
  };
}

function stateOf({ availabilityData }: OrderableOption): OrderableOption {
  if (!availabilityData) return {};
  const { state, date } = availabilityData;
  return { availabilityData: { state, ...(date ? { date } : {}) } };
}

/**
 * The WhatsApp link that orders the chosen frame. For a sold-out print or size, the link's message asks for a notice
 * when it is back in stock.
 */
export function orderLink({ site, locale, words }: Shop, frame: OrderableFrame, choice: FrameChoice): string {
  const chosen = chosenFrame(frame, choice, site.url, locale);
  const availability = availabilityOf(frame, choice);
  const text =
    availability?.state === 'soldOut'
      ? frameBackInStockText(words, locale, chosen, availability.date?.text)
      : frameOrderText(words, locale, chosen);
  return chatLink(site.chatNumber, text);
}

/** The WhatsApp link that asks whether the chosen frame is available. */
export function availabilityLink(
  { site, locale, words }: Shop,
  frame: OrderableFrame,
  choice: FrameChoice,
): string {
  return chatLink(
    site.chatNumber,
    frameAvailabilityText(words, locale, chosenFrame(frame, choice, site.url, locale)),
  );
}
