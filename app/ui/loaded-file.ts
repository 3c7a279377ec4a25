import type { PictureSource } from '#model/geometry/media.ts';

/**
 * The address of the largest loaded file of a picture that is already visible elsewhere on the page, for example on a
 * card, in its version for day or dusk. Undefined if the picture is not visible yet.
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
