import { useState } from 'react';
import type { Frame, Site } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { announce } from '../../ui/announce';
import { chatLink } from '../../whatsapp/chat-link';
import {
  type ChosenFrame,
  frameAvailabilityText,
  frameOrderText,
  frameReference,
} from '../../whatsapp/frame-text';
import { firstChoice, withPicture, withPrint, withQuantity } from './frame-choice';

/** The choice of one frame group, shared by its card and its details, with what follows from it. */
export function useFrameChoice(frame: Frame, chatNumber: Site['chatNumber']) {
  const { t, words } = useLanguage();
  const [choice, setChoice] = useState(firstChoice);
  const { size = '', price = 0 } = frame.pricing[choice.size] ?? {};
  const color = frame.colors[choice.color];
  const print = frame.prints[choice.print];
  const chosen: ChosenFrame = {
    title: frame.title,
    print: print?.name ?? '',
    size,
    unitPrice: price,
    quantity: choice.quantity,
    color: color?.name ?? '',
    colors: frame.colors.map(({ name }) => name),
    reference: frameReference(frame.code, size, color?.id ?? ''),
  };

  return {
    ...choice,
    /** Whole JOD for one print in the chosen size. */
    unitPrice: price,
    total: price * choice.quantity,
    chosenColor: color,
    chosenPrint: print,
    orderLink: chatLink(chatNumber, frameOrderText(words, chosen)),
    availabilityLink: chatLink(chatNumber, frameAvailabilityText(words, chosen)),
    choosePicture: (picture: number) => setChoice((before) => withPicture(before, picture, frame)),
    choosePrint: (place: number) => setChoice((before) => withPrint(before, place, frame)),
    chooseColor: (place: number) => setChoice((before) => ({ ...before, color: place })),
    chooseSize: (place: number) => {
      setChoice((before) => ({ ...before, size: place }));
      const next = frame.pricing[place];
      if (next) announce(t('frames.sizeChosen', { size: next.size, price: next.price }));
    },
    chooseQuantity: (quantity: number) => {
      const next = withQuantity(choice, quantity);
      setChoice(next);
      const said =
        next.quantity === 1 ? t('frames.quantityLeast') : t('frames.quantityNow', { n: next.quantity });
      announce(`${said}${t('common.listComma')}${t('frames.totalNow', { total: price * next.quantity })}`);
    },
  };
}

export type FrameChoiceControl = ReturnType<typeof useFrameChoice>;
