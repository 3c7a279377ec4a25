import type { FramePicture } from '#app/loaders/types.ts';
import {
  type FrameChoice,
  knownChoice,
  minQuantity,
  type OrderableFrame,
} from '#model/whatsapp/frame-choice.ts';

/** The choice of a visitor for one frame group, and the picture that its card and its details show. */
export interface ShownChoice extends FrameChoice {
  /** The name of the shown picture, which is unique in the group; an empty name means the first picture. */
  picture: string;
}

/** The initial choice for a frame group: the first print, size and color, a quantity of one, and the first picture. */
export function firstShown(frame: OrderableFrame): ShownChoice {
  return { picture: '', ...knownChoice(frame) };
}

/** Returns the choice with another picture. A picture that shows a single print selects that print too. */
export function withPicture(choice: ShownChoice, picture: Pick<FramePicture, 'name' | 'print'>): ShownChoice {
  return { ...choice, picture: picture.name, print: picture.print ?? choice.print };
}

/** Returns the choice with another print, and with the picture that shows this print, where there is one. */
export function withPrint(choice: ShownChoice, print: string, images: FramePicture[]): ShownChoice {
  const picture = images.find((image) => image.print === print)?.name;
  return { ...choice, print, picture: picture ?? choice.picture };
}

/** Returns the choice with another quantity, which is at least one. */
export function withQuantity(choice: ShownChoice, quantity: number): ShownChoice {
  return { ...choice, quantity: Math.max(minQuantity, Math.trunc(quantity) || minQuantity) };
}
