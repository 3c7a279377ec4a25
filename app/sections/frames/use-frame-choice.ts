import { useEffect, useMemo, useRef } from 'react';
import type { Frame, FrameCard, FramePicture } from '#app/loaders/types.ts';
import { useAvailability } from '#app/page-parts/availability/use-availability.ts';
import { changeSearch } from '#app/page-parts/dialogs/change-search.ts';
import { useSearchValue } from '#app/page-parts/dialogs/use-search-value.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { selectionLine } from '#app/selection/selection-line.ts';
import { announce } from '#app/ui/announce.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { type AvailabilityData, availabilityOf } from '#model/content/availability.ts';
import { groupDigits, sizeText } from '#model/language/translate.ts';
import type { FrameChoice } from '#model/whatsapp/frame-choice.ts';
import {
  availabilityLink,
  type OrderSite,
  orderLink,
  shopOf,
  toOrderableFrame,
} from '#model/whatsapp/frame-order.ts';
import { priceOf } from '#model/whatsapp/frame-text.ts';
import type { OrderData, ShopData } from './follow-choices.ts';
import { changeChoice, useKeptChoice } from './kept-choices.ts';
import { type ShownChoice, withPicture, withPrint, withQuantity } from './shown-choice.ts';

/**
 * The visitor's choice for a frame group, which the group's card and details share, and the values that follow from the
 * choice, such as the price and the order link.
 */
export function useFrameChoice(frame: Frame | FrameCard, site: OrderSite) {
  const { t, words, locale } = useLanguage();
  const choice = useKeptChoice(frame);
  const change = (next: (before: ShownChoice) => ShownChoice) => changeChoice(frame, next);
  const price = priceOf(frame, choice.size);
  const [offered = frame] = useAvailability(useMemo(() => [frame], [frame]));
  const { prints, pricing } = offered;
  const shop = useMemo(() => shopOf(site, locale, words), [site, locale, words]);
  const ordered = useMemo(() => toOrderableFrame({ ...frame, prints, pricing }), [frame, prints, pricing]);
  const availability = availabilityOf<AvailabilityData>(offered, choice);
  const isSoldOut = availability?.state === 'soldOut';

  return {
    ...choice,
    /** Price in whole JOD of one print in the chosen size. */
    unitPrice: price,
    total: price * choice.quantity,
    printName: prints.find(({ id }) => id === choice.print)?.name ?? '',
    /**
     * Attributes for the element that contains the form fields and links of a choice; follow-choices.ts reads these
     * attributes.
     */
    orderAttributes: {
      'data-order': JSON.stringify({ frame: ordered, choice: orderedChoice(choice) } satisfies OrderData),
    },
    /** The visitor's choice as an entry of the selection list. */
    selectionLine: selectionLine(frame, choice, price),
    /** The availability of the chosen print and size; undefined where they are for sale without limits. */
    availability,
    isSoldOut,
    /** Address of the chat: an order or, for what is sold out, a request for news when it is back. */
    orderLink: orderLink(shop, ordered, choice),
    /** The prints and sizes of the group, with their availability today. */
    prints,
    pricing,
    availabilityLink: availabilityLink(shop, ordered, choice),
    choosePicture: (picture: FramePicture) => change((before) => withPicture(before, picture)),
    chooseColor: (color: string) => change((before) => ({ ...before, color })),
    chooseSize: (size: string) => {
      change((before) => ({ ...before, size }));
      announce(t('frames.sizeChosen', { size: sizeText(size), price: groupDigits(priceOf(frame, size)) }));
    },
    chooseQuantity: (quantity: number) => {
      change((before) => withQuantity(before, quantity));
      const next = withQuantity(choice, quantity).quantity;
      const quantityText =
        next === 1 ? t('frames.quantityLeast') : t('frames.quantityNow', { n: groupDigits(next) });
      announce(
        `${quantityText}${t('common.listComma')}${t('frames.totalNow', { total: groupDigits(price * next) })}`,
      );
    },
  };
}

function orderedChoice({ print, size, color, quantity }: FrameChoice): FrameChoice {
  return { print, size, color, quantity };
}

/**
 * Attributes for the element that contains all order links of a page. They hold the data that the links share, and
 * follow-choices.ts reads them.
 */
export function useShopAttributes({ chatNumber, url }: OrderSite) {
  const { t, words, locale } = useLanguage();
  const shop: ShopData = {
    ...shopOf({ chatNumber, url }, locale, words),
    pictureComing: t('frames.pictureComing'),
    pictureFailed: t('frames.pictureFailed'),
  };
  return { 'data-shop': JSON.stringify(shop) };
}

export type FrameChoiceControl = ReturnType<typeof useFrameChoice>;

/**
 * The visitor's choice in the details of a frame group, which the address also contains (print and size). A new choice
 * changes the address, so that a copied address names the chosen size.
 */
export function useFrameDetailsChoice(frame: Frame, site: OrderSite) {
  const choice = useFrameChoice(frame, site);
  const prints = frame.prints.map(({ id }) => id);
  const print = useValueInAddress('print', prints, choice.print, (next) =>
    changeChoice(frame, (before) => (before.print === next ? before : withPrint(before, next, frame.images))),
  );
  const sizes = frame.pricing.map(({ size }) => size);
  const size = useValueInAddress('size', sizes, choice.size, (next) =>
    changeChoice(frame, (before) => (before.size === next ? before : { ...before, size: next })),
  );

  return {
    ...choice,
    chooseSize: (next: string) => {
      choice.chooseSize(next);
      size.change(next);
    },
    choosePrint: (next: string) => {
      changeChoice(frame, (before) => withPrint(before, next, frame.images));
      if (print.value) print.change(next);
    },
  };
}

/**
 * Selects the value that the address names, if `known` contains the value. Right after a page load, the address is
 * changed to the current choice instead: the script in the head has already applied the address (follow-choices.ts),
 * and the visitor may have chosen another value since.
 * @returns the value in the address, and a function that changes it to a value that the visitor has chosen
 */
function useValueInAddress(
  name: 'print' | 'size',
  known: string[],
  chosen: string,
  choose: (value: string) => void,
) {
  const isHydrated = useHydrated();
  const isNewPage = useRef(!isHydrated);
  const value = useSearchValue(name);
  const change = (next: string) => changeSearch({ [name]: next });

  // This effect changes the choice when the address gets a new value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the address may run this effect
  useEffect(() => {
    if (!isHydrated) return;
    const isFirst = isNewPage.current;
    isNewPage.current = false;
    if (!value || !known.includes(value)) return;
    if (isFirst) change(chosen);
    else choose(value);
  }, [isHydrated, value, known.join()]);

  return { value, change };
}

export type FrameDetailsControl = ReturnType<typeof useFrameDetailsChoice>;
