/**
 * The width in px from which the first picture of a page looks sharp on large screens. On a laptop of 1,440 CSS px with
 * two device pixels each, such a picture is enlarged by a fifth; at 1,920 CSS px with one device pixel each, it is not
 * enlarged.
 */
export const sharpWidth = 2400;

/** The fields of a work or project that determine which pictures its page shows first. */
interface WithPictures<Image> {
  images: readonly Image[];
  comparison?: { before: string; after: string } | undefined;
}

/**
 * The pictures at the top of an item's page: the item's first picture, and, if that is the “after” picture of a
 * before-and-after comparison, also the “before” picture.
 */
export function firstPictures<Image extends { url: string }>(item: WithPictures<Image>): Image[] {
  const [first] = item.images;
  const { before, after } = item.comparison ?? {};
  return item.images.filter((image) => image === first || (first?.url === after && image.url === before));
}
