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
