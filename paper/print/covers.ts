import type { Frame, FramePicture } from '#app/loaders/types.ts';
import { cropShape } from '#model/geometry/crop-shapes.ts';
import type { Locale } from '#model/language/locales.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import { originalOf } from './paper-frames.ts';
import type { Cut, PaperPictures } from './paper-pictures.ts';

/** As high and wide as the door of paper/covers.typ. */
const coverCut = { width: 1240, shape: cropShape('pdf-door') };
const pageCut = { width: 1240, shape: cropShape('pdf-page') };
const wideCut = { width: 1240, shape: cropShape('pdf-room') };

/** A room with a framed print: the first picture of the first group that shows more than a print alone. */
export function catalogCover([frame]: Frame[], content: Content, pictures: PaperPictures) {
  const picture = frame?.images.find(({ print }) => !print) ?? frame?.images[0];
  return frame && picture ? roomOf(frame, picture, coverCut, content, pictures) : null;
}

/** Several prints on one wall: the last picture of the second group that shows more than a print alone. */
export function catalogRoom([first, frame = first]: Frame[], content: Content, pictures: PaperPictures) {
  const picture = frame?.images.findLast(({ print }) => !print);
  return frame && picture ? roomOf(frame, picture, wideCut, content, pictures) : null;
}

/** After every third group of frames a page is a room, from edge to edge: that group's first; none after the last group. */
export function roomPage(place: number, frames: Frame[], content: Content, pictures: PaperPictures) {
  const frame = frames[place];
  const picture = frame?.images.find(({ print }) => !print);
  const isOne = place % 3 === 2 && place < frames.length - 1;
  return frame && picture && isOne ? roomOf(frame, picture, pageCut, content, pictures) : null;
}

function roomOf(frame: Frame, picture: FramePicture, cut: Cut, content: Content, pictures: PaperPictures) {
  const { file, focus } = originalOf(picture, frame, content);
  return { file: pictures.name(file, { ...cut, focus }), alt: picture.caption ?? frame.title };
}

/** The site's own doorway. */
export function bookCover({ site }: Content, locale: Locale, pictures: PaperPictures) {
  const { image } = site.hero.background;
  return { file: pictures.name(image.url, { ...coverCut, focus: image.focus }), alt: image.label[locale] };
}
