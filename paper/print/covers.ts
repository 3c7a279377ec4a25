import path from 'node:path';
import { cropShape } from '#model/geometry/crop-shapes.ts';
import type { Locale } from '#model/language/locales.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import type { Cut, PaperPictures } from './paper-pictures.ts';

/** As high and wide as the door of paper/covers.typ. */
const coverCut = { width: 1240, shape: cropShape('pdf-door') };
const pageCut = { width: 1240, shape: cropShape('pdf-page') };
const wideCut = { width: 1240, shape: cropShape('pdf-room') };

/** A room with a framed print: the first picture of the first group that shows more than a print alone. */
export function catalogCover({ frames }: Content, locale: Locale, pictures: PaperPictures) {
  const [frame] = frames;
  const image = frame?.images.find(({ print }) => !print) ?? frame?.images[0];
  return frame && image ? roomOf(frame, image, coverCut, locale, pictures) : null;
}

/** Several prints on one wall: the last picture of the second group that shows more than a print alone. */
export function catalogRoom({ frames }: Content, locale: Locale, pictures: PaperPictures) {
  const frame = frames[1] ?? frames[0];
  const image = frame?.images.findLast(({ print }) => !print);
  return frame && image ? roomOf(frame, image, wideCut, locale, pictures) : null;
}

/** After every third group of frames a page is a room, from edge to edge: that group's first; none after the last group. */
export function roomPage(place: number, { frames }: Content, locale: Locale, pictures: PaperPictures) {
  const frame = frames[place];
  const image = frame?.images.find(({ print }) => !print);
  const isOne = place % 3 === 2 && place < frames.length - 1;
  return frame && image && isOne ? roomOf(frame, image, pageCut, locale, pictures) : null;
}

function roomOf(
  { folder, title }: Content['frames'][number],
  image: Content['frames'][number]['images'][number],
  cut: Cut,
  locale: Locale,
  pictures: PaperPictures,
) {
  const file = pictures.name(path.posix.join(folder, image.url), { ...cut, focus: image.focus });
  return { file, alt: image.label?.[locale] ?? title[locale] };
}

/** The site's own doorway. */
export function bookCover({ site }: Content, locale: Locale, pictures: PaperPictures) {
  const { image } = site.hero.background;
  return { file: pictures.name(image.url, { ...coverCut, focus: image.focus }), alt: image.label[locale] };
}
