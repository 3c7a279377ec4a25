/**
 * From this width on (px) a first picture is sharp on large screens: it is enlarged by a fifth from edge to edge of a laptop with
 * 1,440 points and two pixels per point, and not at all at 1,920 points with one.
 */
export const sharpWidth = 2400;

/** What a work of the portfolio and a project have in common, as far as their first picture goes. */
interface WithPictures<Image> {
  images: readonly Image[];
  comparison?: { before: string; after: string } | undefined;
}

/**
 * The pictures that stand at the top of an item's page: its first one, or the two that are compared where the first one is
 * the later of both.
 */
export function firstPictures<Image extends { url: string }>(item: WithPictures<Image>): Image[] {
  const [first] = item.images;
  const { before, after } = item.comparison ?? {};
  return item.images.filter((image) => image === first || (first?.url === after && image.url === before));
}
