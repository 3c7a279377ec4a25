import type { Frame } from '../../content/types';

/** What a visitor has chosen of one frame group: places in its lists, and how many. */
export interface FrameChoice {
  picture: number;
  print: number;
  size: number;
  color: number;
  quantity: number;
}

/** At the start: the first of everything, once. */
export const firstChoice: FrameChoice = { picture: 0, print: 0, size: 0, color: 0, quantity: 1 };

/** The least that can be ordered. */
export const leastQuantity = 1;

type Images = Pick<Frame, 'images' | 'prints'>;

/** Another picture; one that shows a single print chooses that print too. */
export function withPicture(choice: FrameChoice, picture: number, { images, prints }: Images): FrameChoice {
  const print = prints.findIndex(({ id }) => id === images[picture]?.print);
  return { ...choice, picture, print: print < 0 ? choice.print : print };
}

/** Another print, and the picture that shows it, where there is one. */
export function withPrint(choice: FrameChoice, print: number, { images, prints }: Images): FrameChoice {
  const picture = images.findIndex((image) => image.print !== undefined && image.print === prints[print]?.id);
  return { ...choice, print, picture: picture < 0 ? choice.picture : picture };
}

/** Another quantity, never below one. */
export function withQuantity(choice: FrameChoice, quantity: number): FrameChoice {
  return { ...choice, quantity: Math.max(leastQuantity, Math.trunc(quantity) || leastQuantity) };
}
