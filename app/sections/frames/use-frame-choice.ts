import { useEffect, useState } from 'react';
import type { Frame, Site } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import type { Locale } from '../../language/locales';
import { groupDigits } from '../../language/translate';
import type { SelectionLine } from '../../selection/selection';
import { itemAddress } from '../../site-map';
import { announce } from '../../ui/announce';
import { chatLink } from '../../whatsapp/chat-link';
import {
  type ChosenFrame,
  frameAvailabilityText,
  frameOrderText,
  frameReference,
} from '../../whatsapp/frame-text';
import { type FrameChoice, firstChoice, withPicture, withPrint, withQuantity } from './frame-choice';

/** Where an order goes, and the site that its link names. */
export type OrderSite = Pick<Site, 'chatNumber' | 'url'>;

/** Where the address says which size is looked at. */
interface SizePlace {
  size: string | null;
  keepSize: (size: string) => void;
}

/** A size as the address says it: “50x70”. */
export function sizeInAddress(size: string): string {
  return size.replace('×', 'x');
}

/** The choice of one frame group, shared by its card and its details, with what follows from it. */
export function useFrameChoice(frame: Frame, site: OrderSite, address?: SizePlace) {
  const { t, words, locale } = useLanguage();
  const [choice, setChoice] = useState(firstChoice);

  // Follows the address: a size in it is chosen; an odd one is ignored.
  const wanted = frame.pricing.findIndex(({ size }) => sizeInAddress(size) === address?.size);
  useEffect(() => {
    if (wanted >= 0) setChoice((before) => ({ ...before, size: wanted }));
  }, [wanted]);

  const chosen = chosenFrame(frame, choice, site, locale);
  const { size, unitPrice: price } = chosen;
  const color = frame.colors[choice.color];
  const print = frame.prints[choice.print];

  return {
    ...choice,
    /** Whole JOD for one print in the chosen size. */
    unitPrice: price,
    chosenSize: size,
    total: price * choice.quantity,
    chosenColor: color,
    chosenPrint: print,
    /** The choice as the selection list keeps it. */
    selectionLine: {
      slug: frame.slug,
      title: frame.title,
      print: print?.id ?? '',
      size,
      color: color?.id ?? '',
      quantity: choice.quantity,
      price,
    } satisfies SelectionLine,
    orderLink: chatLink(site.chatNumber, frameOrderText(words, locale, chosen)),
    availabilityLink: chatLink(site.chatNumber, frameAvailabilityText(words, locale, chosen)),
    choosePicture: (picture: number) => setChoice((before) => withPicture(before, picture, frame)),
    choosePrint: (place: number) => setChoice((before) => withPrint(before, place, frame)),
    chooseColor: (place: number) => setChoice((before) => ({ ...before, color: place })),
    chooseSize: (place: number) => {
      setChoice((before) => ({ ...before, size: place }));
      const next = frame.pricing[place];
      if (next) address?.keepSize(sizeInAddress(next.size));
      if (next) announce(t('frames.sizeChosen', { size: next.size, price: next.price }));
    },
    chooseQuantity: (quantity: number) => {
      const next = withQuantity(choice, quantity);
      setChoice((before) => withQuantity(before, quantity));
      const said =
        next.quantity === 1 ? t('frames.quantityLeast') : t('frames.quantityNow', { n: next.quantity });
      announce(
        `${said}${t('common.listComma')}${t('frames.totalNow', { total: groupDigits(price * next.quantity) })}`,
      );
    },
  };
}

/** A choice as the order tells it. */
export function chosenFrame(frame: Frame, choice: FrameChoice, site: OrderSite, locale: Locale): ChosenFrame {
  const { size = '', price = 0 } = frame.pricing[choice.size] ?? {};
  const color = frame.colors[choice.color];
  return {
    title: frame.title,
    print: frame.prints[choice.print]?.name ?? '',
    size,
    unitPrice: price,
    quantity: choice.quantity,
    color: color?.name ?? '',
    colors: frame.colors.map(({ name }) => name),
    reference: frameReference(frame.code, size, color?.id ?? ''),
    url: `${site.url}${itemAddress('frames', frame.slug, locale)}`,
  };
}

export type FrameChoiceControl = ReturnType<typeof useFrameChoice>;
