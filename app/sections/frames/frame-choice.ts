import type { Frame } from '../../content/types';
import type { FrameChoice } from '../../selection/selection';

/** What a visitor has chosen of one frame group, and the picture that stands on its card and in its details. */
export interface ShownChoice extends FrameChoice {
  /** The picture's name, which no other of the group has. */
  picture: string;
}

/** The least that can be ordered. */
export const leastQuantity = 1;

type Parts = Pick<Frame, 'images' | 'prints' | 'pricing' | 'colors'>;

/** At the start: the first of everything, once. */
export function firstChoice({ images, prints, pricing, colors }: Parts): ShownChoice {
  return {
    picture: images[0]?.name ?? '',
    print: prints[0]?.id ?? '',
    size: pricing[0]?.size ?? '',
    color: colors[0]?.id ?? '',
    quantity: leastQuantity,
  };
}

type Images = Pick<Frame, 'images'>;

/** Another picture; one that shows a single print chooses that print too. */
export function withPicture(choice: ShownChoice, picture: string, { images }: Images): ShownChoice {
  const print = images.find(({ name }) => name === picture)?.print;
  return { ...choice, picture, print: print ?? choice.print };
}

/** Another print, and the picture that shows it, where there is one. */
export function withPrint(choice: ShownChoice, print: string, { images }: Images): ShownChoice {
  const picture = images.find((image) => image.print === print)?.name;
  return { ...choice, print, picture: picture ?? choice.picture };
}

/** Another quantity, never below one. */
export function withQuantity(choice: ShownChoice, quantity: number): ShownChoice {
  return { ...choice, quantity: Math.max(leastQuantity, Math.trunc(quantity) || leastQuantity) };
}
