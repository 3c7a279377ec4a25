import { describe, expect, test, vi } from 'vitest';
import { framesIn } from '#app/loaders/frames.server.ts';
import { languages } from '#model/language/locales.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { readChatLink } from './chat-link.ts';
import type { OrderableFrame } from './frame-choice.ts';
import { availabilityLink, orderLink, shopOf, toOrderableFrame } from './frame-order.ts';
import { chosenFrame, frameAvailabilityText, frameBackInStockText, frameOrderText } from './frame-text.ts';

/*
 * These tests need the texts of the frame groups, but not their pictures, which only a build makes. Each picture is
 * therefore empty here.
 */
vi.mock('#app/loaders/pictures.server.ts', () => ({
  artFiles: () => ({}),
  picture: () => ({}),
  portrait: () => ({}),
  alternativeText: () => ({}),
  pictureWords: () => ({}),
}));

const site = { chatNumber: '962790000000', url: 'https://studio.example' };
const textOf = (address: string) => readChatLink(address)?.text;
const asOnPage = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Every combination of options in a frame group, in two quantities. */
function choicesOf({ prints, pricing, colors }: OrderableFrame) {
  return prints.flatMap((print) =>
    pricing.flatMap(({ size }) =>
      colors.flatMap((color) =>
        [1, 12].map((quantity) => ({ print: print.id, size, color: color.id, quantity })),
      ),
    ),
  );
}

describe.each(languages)('%s', (locale) => {
  const words = wordsIn(locale);
  const shop = asOnPage(shopOf(site, locale, words));
  const groups = framesIn(locale);

  test('what stands in the page makes the same messages as the whole shop, whatever is chosen', () => {
    for (const frame of groups) {
      const ordered = asOnPage(toOrderableFrame(frame));
      for (const choice of choicesOf(frame)) {
        const chosen = chosenFrame(frame, choice, site.url, locale);
        const availability = frame.prints.find(({ id }) => id === choice.print)?.availabilityData;
        const expected =
          availability?.state === 'soldOut'
            ? frameBackInStockText(words, locale, chosen, availability.date?.text)
            : frameOrderText(words, locale, chosen);
        expect(textOf(orderLink(shop, ordered, choice))).toBe(expected);
        expect(textOf(availabilityLink(shop, ordered, choice))).toBe(
          frameAvailabilityText(words, locale, chosen),
        );
      }
    }
  });

  test('for a sold-out size, the message asks for a notice; another size is ordered', () => {
    const [group] = groups;
    if (!group) return;
    const [first, ...others] = group.pricing;
    if (!first) return;
    const pricing = [{ ...first, availabilityData: { state: 'soldOut', of: 'size' } as const }, ...others];
    const ordered = asOnPage(toOrderableFrame({ ...group, pricing }));
    for (const choice of choicesOf(group)) {
      const text = textOf(orderLink(shop, ordered, choice));
      const chosen = chosenFrame(group, choice, site.url, locale);
      expect(text).toBe(
        choice.size === first.size
          ? frameBackInStockText(words, locale, chosen, undefined)
          : frameOrderText(words, locale, chosen),
      );
    }
  });

  test('for a sold-out print, the message asks for a notice when it is back in stock', () => {
    const [group] = groups;
    if (!group) return;
    const date = { iso: '2026-12-10', text: 'Thursday' };
    for (const back of [{}, { date }]) {
      const prints = group.prints.map((print) => ({
        ...print,
        availabilityData: { state: 'soldOut', of: 'series', ...back } as const,
      }));
      const ordered = asOnPage(toOrderableFrame({ ...group, prints }));
      for (const choice of choicesOf(group)) {
        const chosen = chosenFrame(group, choice, site.url, locale);
        expect(textOf(orderLink(shop, ordered, choice))).toBe(
          frameBackInStockText(words, locale, chosen, 'date' in back ? date.text : undefined),
        );
      }
    }
  });
});
