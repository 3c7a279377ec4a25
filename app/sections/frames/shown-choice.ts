import type { FramePicture } from '#app/loaders/types.ts';
import { drawFrame } from '#model/geometry/draw-frame.ts';
import {
  type FrameChoice,
  knownChoice,
  minQuantity,
  type OrderableFrame,
} from '#model/whatsapp/frame-choice.ts';

/** What a visitor has chosen of one frame group, and the picture that stands on its card and in its details. */
export interface ShownChoice extends FrameChoice {
  /** The picture's name, which no other of the group has; empty for the first. */
  picture: string;
  /** From the first choice of a size or a color on: frames are drawn so, in place of their photographs. */
  isDrawn?: true | undefined;
}

/** At the start: the first of everything, once, and the first picture. */
export function firstShown(frame: OrderableFrame): ShownChoice {
  return { picture: '', ...knownChoice(frame) };
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

/** Another size or color. */
export function withLook(
  choice: ShownChoice,
  look: Partial<Pick<ShownChoice, 'size' | 'color'>>,
): ShownChoice {
  return { ...choice, ...look, isDrawn: true };
}

/** A picture of the group as it was chosen: its frame in the chosen size and color, once either was. */
export function asChosen<Picture extends FramePicture>(
  picture: Picture,
  choice: Pick<ShownChoice, 'size' | 'color' | 'isDrawn'>,
  colors: readonly { id: string; swatch: string }[],
): Picture {
  return choice.isDrawn ? drawFrame(picture, choice, colors) : picture;
}

/** Another quantity, never below one. */
export function withQuantity(choice: ShownChoice, quantity: number): ShownChoice {
  return { ...choice, quantity: Math.max(minQuantity, Math.trunc(quantity) || minQuantity) };
}
