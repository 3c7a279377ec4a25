import { type DeliveryChoice, totalWithDelivery } from '#model/content/delivery.ts';
import type { Locale } from '#model/language/locales.ts';
import { fill, groupDigits, type Words } from '#model/language/translate.ts';
import { deliveryText } from './delivery-text.ts';
import { backInStockLines, type ChosenFrame, frameBackInStockText, frameLines } from './frame-text.ts';
import { isolateByLocale } from './isolate.ts';
import { softLengthLimit } from './soft-length-limit.ts';

/*
 * Messages about several frames. These messages have a file of their own, because cards and detail views only need
 * messages about one frame.
 */

/**
 * The message that orders several frames at once. A message that would be too long omits the links, but no other line.
 * @param delivery undefined where the message does not mention delivery
 */
export function framesOrderText(
  words: Words,
  locale: Locale,
  frames: ChosenFrame[],
  delivery?: DeliveryChoice,
): string {
  const whole = severalText(words, locale, frames, true, delivery);
  return whole.length > softLengthLimit ? severalText(words, locale, frames, false, delivery) : whole;
}

/**
 * The message that asks for a notice when one or several frames are back in stock.
 * @param frames each with the date on which it is back in stock, in words, if known
 */
export function framesBackInStockText(
  words: Words,
  locale: Locale,
  frames: { frame: ChosenFrame; back?: string | undefined }[],
): string {
  const [first] = frames;
  if (first && frames.length === 1) return frameBackInStockText(words, locale, first.frame, first.back);
  const each = frames.map(({ frame, back }, index) =>
    backInStockLines(words, severalLines(words, locale, frame, index), back).join('\n'),
  );
  return [words.whatsapp.severalBack, ...each].join('\n\n');
}

function severalText(
  words: Words,
  locale: Locale,
  frames: ChosenFrame[],
  hasLinks: boolean,
  delivery: DeliveryChoice | undefined,
): string {
  const { whatsapp } = words;
  const count = frames.reduce((sum, { quantity }) => sum + quantity, 0);
  const price = frames.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const { total, isComplete } = totalWithDelivery(price, delivery);
  return [
    whatsapp.several,
    '',
    ...frames.flatMap((frame, index) => {
      const { title, print, size, price, quantity, color, reference, link } = severalLines(
        words,
        locale,
        frame,
        index,
      );
      const rest = [print, size, price, quantity, color, reference, ...(hasLinks ? [link] : [])];
      return [title, ...rest, ''];
    }),
    fill(whatsapp.severalItems, { count: groupDigits(count) }),
    ...(delivery ? [deliveryText(words, delivery, price, (text) => isolateByLocale(text, locale))] : []),
    fill(isComplete ? whatsapp.total : whatsapp.totalWithoutDelivery, { total: groupDigits(total) }),
  ].join('\n');
}

/** The lines about one frame in a message about several frames. The line with the title also contains the frame's number. */
function severalLines(words: Words, locale: Locale, frame: ChosenFrame, index: number) {
  const title = fill(words.whatsapp.severalFrame, {
    n: index + 1,
    title: isolateByLocale(frame.title, locale),
  });
  return { ...frameLines(words, locale, frame), title };
}
