import type { Locale } from '#model/language/locales.ts';
import { fill, groupDigits, type Words } from '#model/language/translate.ts';
import { backInStockLines, type ChosenFrame, frameBackInStockText, frameLines } from './frame-text.ts';
import { isolateByLocale } from './isolate.ts';
import { softLengthLimit } from './soft-length-limit.ts';

/* Messages about several frames: apart from those about one, since cards and details do without them. */

/** The message that orders several frames at once. A long one drops the links, never a frame or a line of it. */
export function framesOrderText(words: Words, locale: Locale, frames: ChosenFrame[]): string {
  const whole = severalText(words, locale, frames, true);
  return whole.length > softLengthLimit ? severalText(words, locale, frames, false) : whole;
}

/**
 * The message that asks to be told when frames are back, one or several.
 * @param frames each with the day on which it is back, in words, where that is known
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

function severalText(words: Words, locale: Locale, frames: ChosenFrame[], hasLinks: boolean): string {
  const { whatsapp } = words;
  const count = frames.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = frames.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
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
    fill(whatsapp.total, { total: groupDigits(total) }),
  ].join('\n');
}

/** The lines of one frame, whose title says which of them it is. */
function severalLines(words: Words, locale: Locale, frame: ChosenFrame, index: number) {
  const title = fill(words.whatsapp.severalFrame, {
    n: index + 1,
    title: isolateByLocale(frame.title, locale),
  });
  return { ...frameLines(words, locale, frame), title };
}
