import type { Locale } from '#model/language/locales.ts';
import type { Words } from '#model/language/translate.ts';
import { chatLink } from './chat-link.ts';
import type { FrameChoice, OrderableFrame } from './frame-choice.ts';
import {
  chosenFrame,
  type FrameWords,
  frameAvailabilityText,
  frameBackInStockText,
  frameOrderText,
  frameWordKeys,
} from './frame-text.ts';

/** Where an order goes, and the site that its link names. */
export interface OrderSite {
  /** Digits alone, such as 962790000000. */
  chatNumber: string;
  /** Whole, without a slash at its end. */
  url: string;
}

/** What all orders of a page have in common. */
export interface Shop {
  site: OrderSite;
  locale: Locale;
  words: FrameWords;
}

/** The shop of a page, with no more words than its orders hold: small enough to stand in the page. */
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

/** A frame group, with no more of it than its orders hold. */
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
    pricing,
    prints: prints.map(({ id, name, told }) => ({
      id,
      name,
      ...(told ? { told: { state: told.state, ...(told.date ? { date: told.date } : {}) } } : {}),
    })),
    colors: colors.map(({ id, name }) => ({ id, name })),
  };
}

/** The address that orders a choice; of what is sold out the one that asks to be told when it is back. */
export function orderLink({ site, locale, words }: Shop, frame: OrderableFrame, choice: FrameChoice): string {
  const chosen = chosenFrame(frame, choice, site.url, locale);
  const told = frame.prints.find(({ id }) => id === choice.print)?.told;
  const text =
    told?.state === 'soldOut'
      ? frameBackInStockText(words, locale, chosen, told.date?.text)
      : frameOrderText(words, locale, chosen);
  return chatLink(site.chatNumber, text);
}

/** The address that asks whether a choice is to be had. */
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
