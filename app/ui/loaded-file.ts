import type { PictureSource } from '#model/geometry/media.ts';

/**
 * The address of the largest file of a picture that stands on the page already, such as a card's, by day or at dusk as
 * it is seen there; undefined where there is none.
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
