import type { Frame, FramePicture } from '../../content/types';
import { type FrameChoice, leastQuantity } from '../../selection/selection.ts';

/** What a visitor has chosen of one frame group, and the picture that stands on its card and in its details. */
export interface ShownChoice extends FrameChoice {
  /** The picture's name, which no other of the group has; empty for the first. */
  picture: string;
}

/** What can be chosen of a frame group. */
export type FrameOptions = Pick<Frame, 'pricing'> & Record<'prints' | 'colors', { id: string }[]>;

/** At the start: the first of everything, once. */
export function firstChoice({ prints, pricing, colors }: FrameOptions): ShownChoice {
  return {
    picture: '',
    print: prints[0]?.id ?? '',
    size: pricing[0]?.size ?? '',
    color: colors[0]?.id ?? '',
    quantity: leastQuantity,
  };
}

/** Another picture; one that shows a single print chooses that print too. */
export function withPicture(choice: ShownChoice, picture: Pick<FramePicture, 'name' | 'print'>): ShownChoice {
  return { ...choice, picture: picture.name, print: picture.print ?? choice.print };
}

/** Another print, and the picture that shows it, where there is one. */
export function withPrint(choice: ShownChoice, print: string, images: FramePicture[]): ShownChoice {
  const picture = images.find((image) => image.print === print)?.name;
  return { ...choice, print, picture: picture ?? choice.picture };
}

/** Another quantity, never below one. */
export function withQuantity(choice: ShownChoice, quantity: number): ShownChoice {
  return { ...choice, quantity: Math.max(leastQuantity, Math.trunc(quantity) || leastQuantity) };
}
