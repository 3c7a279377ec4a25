import type { FramePicture } from '#app/loaders/types.ts';
import { drawFrame } from '#model/geometry/draw-frame.ts';
import {
  type FrameChoice,
  knownChoice,
  minQuantity,
  type OrderableFrame,
} from '#model/whatsapp/frame-choice.ts';

/** The choice of a visitor for one frame group, and the picture that its card and its details show. */
export interface ShownChoice extends FrameChoice {
  /** The name of the picture, unique in the group; empty for the first picture. */
  picture: string;
  /**
   * Set after the first choice of a size or color. From then on, pictures of frames are drawn instead of photographs.
   */
  isDrawn?: true | undefined;
}

/** The initial choice: the first value of everything, a quantity of one, and the first picture. */
export function firstShown(frame: OrderableFrame): ShownChoice {
  return { picture: '', ...knownChoice(frame) };
}

/** Chooses a picture. A picture of a single print chooses that print too. */
export function withPicture(choice: ShownChoice, picture: Pick<FramePicture, 'name' | 'print'>): ShownChoice {
  return { ...choice, picture: picture.name, print: picture.print ?? choice.print };
}

/** Chooses a print, and the picture that shows it, where there is one. */
export function withPrint(choice: ShownChoice, print: string, images: FramePicture[]): ShownChoice {
  const picture = images.find((image) => image.print === print)?.name;
  return { ...choice, print, picture: picture ?? choice.picture };
}

/** Chooses a size or a color, after which the frame is drawn. */
export function withLook(
  choice: ShownChoice,
  look: Partial<Pick<ShownChoice, 'size' | 'color'>>,
): ShownChoice {
  return { ...choice, ...look, isDrawn: true };
}

/** A picture of the group. After a choice of size or color, its frame is drawn in that size and color. */
export function asChosen<Picture extends FramePicture>(
  picture: Picture,
  choice: Pick<ShownChoice, 'size' | 'color' | 'isDrawn'>,
  colors: readonly { id: string; swatch: string }[],
): Picture {
  return choice.isDrawn ? drawFrame(picture, choice, colors) : picture;
}

/** Chooses a quantity of at least one. */
export function withQuantity(choice: ShownChoice, quantity: number): ShownChoice {
  return { ...choice, quantity: Math.max(minQuantity, Math.trunc(quantity) || minQuantity) };
}
