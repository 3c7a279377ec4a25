import type { PictureSource } from '#model/geometry/media.ts';

/**
 * The address of the largest file of a picture that is visible on the page already, for example on a card, by day or at
 * dusk. Undefined if there is none.
 */
export function loadedFile({ name, dusk }: PictureSource): string | undefined {
  const isOfPicture = ({ currentSrc }: HTMLImageElement) =>
    currentSrc.includes(`/${name}-`) || (dusk !== undefined && currentSrc.includes(`/${dusk.name}-`));
  return [...document.images]
    .filter((image) => image.complete && image.naturalWidth > 0 && isOfPicture(image) && isShown(image))
    .sort((a, b) => b.naturalWidth - a.naturalWidth)[0]?.currentSrc;
}

function isShown(image: HTMLImageElement): boolean {
  return image.getClientRects().length > 0;
}
