/**
 * The width in px from which a first picture looks sharp on large screens. At full width on a laptop of 1,440 CSS px with two
 * device pixels each, it is enlarged by a fifth; at 1,920 CSS px with one device pixel each, it is not enlarged.
 */
export const sharpWidth = 2400;

/** The fields of a work or project that determine its first pictures. */
interface WithPictures<Image> {
  images: readonly Image[];
  comparison?: { before: string; after: string } | undefined;
}

/**
 * The pictures at the top of an item's page: the first picture, and also the earlier one of the comparison if the first picture
 * is the later one.
 */
export function firstPictures<Image extends { url: string }>(item: WithPictures<Image>): Image[] {
  const [first] = item.images;
  const { before, after } = item.comparison ?? {};
  return item.images.filter((image) => image === first || (first?.url === after && image.url === before));
}
