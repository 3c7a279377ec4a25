import { useEffect } from 'react';
import type { Frame, FrameCard, FramePicture, Site } from '../../content/types';
import { useSearchChange } from '../../dialogs/use-search-change';
import { useSearchValue } from '../../dialogs/use-search-value';
import { useLanguage } from '../../language/language-provider';
import type { Locale } from '../../language/locales';
import { groupDigits, sizeText } from '../../language/translate';
import type { FrameChoice, SelectionLine } from '../../selection/selection';
import { itemAddress } from '../../site-map';
import { announce } from '../../ui/announce';
import { chatLink } from '../../whatsapp/chat-link';
import {
  type ChosenFrame,
  frameAvailabilityText,
  frameOrderText,
  frameReference,
} from '../../whatsapp/frame-text';
import { firstChoice, type ShownChoice, withPicture, withPrint, withQuantity } from './frame-choice';
import { keepChoice, keptChoice, useKeptChoice } from './kept-choices';

/** Where an order goes, and the site that its link names. */
export type OrderSite = Pick<Site, 'chatNumber' | 'url'>;

/** What card and details have in common of a frame group. */
export type FrameBasis = Pick<Frame & FrameCard, keyof Frame & keyof FrameCard>;

/** The choice of one frame group, shared by its card and its details, with what follows from it. */
export function useFrameChoice(frame: FrameBasis, site: OrderSite) {
  const { t, words, locale } = useLanguage();
  const { slug } = frame;
  const choice = useKeptChoice(slug) ?? firstChoice(frame);
  // Of what is chosen now, which two quick taps may both have changed since the last render.
  const change = (next: (before: ShownChoice) => ShownChoice) =>
    keepChoice(slug, next(keptChoice(slug) ?? firstChoice(frame)));

  const chosen = chosenFrame(frame, choice, site, locale);
  const { unitPrice: price } = chosen;

  return {
    ...choice,
    /** Whole JOD for one print in the chosen size. */
    unitPrice: price,
    total: price * choice.quantity,
    printName: chosen.print,
    /** The choice as the selection list keeps it. */
    selectionLine: {
      slug,
      title: frame.title,
      print: choice.print,
      size: choice.size,
      color: choice.color,
      quantity: choice.quantity,
      price,
    } satisfies SelectionLine,
    orderLink: chatLink(site.chatNumber, frameOrderText(words, locale, chosen)),
    availabilityLink: chatLink(site.chatNumber, frameAvailabilityText(words, locale, chosen)),
    choosePicture: (picture: FramePicture) => change((before) => withPicture(before, picture)),
    chooseColor: (color: string) => change((before) => ({ ...before, color })),
    chooseSize: (size: string) => {
      change((before) => ({ ...before, size }));
      announce(t('frames.sizeChosen', { size: sizeText(size), price: priceOf(frame, size) }));
    },
    chooseQuantity: (quantity: number) => {
      change((before) => withQuantity(before, quantity));
      const next = withQuantity(choice, quantity).quantity;
      const said = next === 1 ? t('frames.quantityLeast') : t('frames.quantityNow', { n: next });
      announce(
        `${said}${t('common.listComma')}${t('frames.totalNow', { total: groupDigits(price * next) })}`,
      );
    },
  };
}

export type FrameChoiceControl = ReturnType<typeof useFrameChoice>;

/**
 * The same for details, which the address shows: it may name a print and a size, and goes with them; a copied one names the
 * chosen size.
 */
export function useFrameDetailsChoice(frame: Frame, site: OrderSite) {
  const choice = useFrameChoice(frame, site);
  const changeSearch = useSearchChange();
  const print = useSearchValue('print');
  const size = useSearchValue('size');

  // Follow the address: the print and the size that it names are chosen; odd ones are ignored.
  useEffect(() => {
    if (!frame.prints.some(({ id }) => id === print)) return;
    const before = keptChoice(frame.slug) ?? firstChoice(frame);
    if (print && print !== before.print) keepChoice(frame.slug, withPrint(before, print, frame.images));
  }, [frame, print]);
  useEffect(() => {
    if (!frame.pricing.some((one) => one.size === size)) return;
    const before = keptChoice(frame.slug) ?? firstChoice(frame);
    if (size && size !== before.size) keepChoice(frame.slug, { ...before, size });
  }, [frame, size]);

  return {
    ...choice,
    chooseSize: (next: string) => {
      choice.chooseSize(next);
      changeSearch({ size: next });
    },
    choosePrint: (next: string) => {
      keepChoice(frame.slug, withPrint(keptChoice(frame.slug) ?? firstChoice(frame), next, frame.images));
      if (print) changeSearch({ print: next });
    },
  };
}

export type FrameDetailsControl = ReturnType<typeof useFrameDetailsChoice>;

/** A choice as the order tells it. */
export function chosenFrame(
  frame: FrameBasis,
  choice: FrameChoice,
  site: OrderSite,
  locale: Locale,
): ChosenFrame {
  const { print, size, color, quantity } = choice;
  return {
    title: frame.title,
    print: nameOf(frame.prints, print),
    size,
    unitPrice: priceOf(frame, size),
    quantity,
    color: nameOf(frame.colors, color),
    colors: frame.colors.map(({ name }) => name),
    reference: frameReference(frame.code, size, color),
    url: `${site.url}${itemAddress('frames', frame.slug, locale)}`,
  };
}

/** Whole JOD for one print of a size. */
function priceOf({ pricing }: FrameBasis, size: string): number {
  return pricing.find((one) => one.size === size)?.price ?? 0;
}

function nameOf(options: { id: string; name: string }[], id: string): string {
  return options.find((option) => option.id === id)?.name ?? '';
}
