import type { Frame, FramePicture } from '#app/loaders/types.ts';
import { cropShape } from '#model/geometry/crop-shapes.ts';
import type { Locale } from '#model/language/locales.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import { originalOf } from './paper-frames.ts';
import type { Cut, PaperPictures } from './paper-pictures.ts';

/** The width (px) and shape of the picture in the cover's door (paper/covers.typ). */
const coverCut = { width: 1240, shape: cropShape('pdf-door') };
const pageCut = { width: 1240, shape: cropShape('pdf-page') };
const wideCut = { width: 1240, shape: cropShape('pdf-room') };

/** The picture of the catalog's cover: the first room of the first group of frames, or the group's first picture. */
export function catalogCover([frame]: Frame[], content: Content, pictures: PaperPictures) {
  const picture = frame?.images.find(({ print }) => !print) ?? frame?.images[0];
  return frame && picture ? roomOf(frame, picture, coverCut, content, pictures) : null;
}

/** The picture of the page about ordering: the last room of the second group of frames, or of the only group. */
export function catalogRoom([first, frame = first]: Frame[], content: Content, pictures: PaperPictures) {
  const picture = frame?.images.findLast(({ print }) => !print);
  return frame && picture ? roomOf(frame, picture, wideCut, content, pictures) : null;
}

/**
 * The picture that fills a page after every third group of frames, except the last group: the first picture of a room
 * of that third group.
 */
export function roomPage(index: number, frames: Frame[], content: Content, pictures: PaperPictures) {
  const frame = frames[index];
  const picture = frame?.images.find(({ print }) => !print);
  const hasRoomPage = index % 3 === 2 && index < frames.length - 1;
  return frame && picture && hasRoomPage ? roomOf(frame, picture, pageCut, content, pictures) : null;
}

function roomOf(frame: Frame, picture: FramePicture, cut: Cut, content: Content, pictures: PaperPictures) {
  const { file, focus } = originalOf(picture, frame, content);
  return { file: pictures.name(file, { ...cut, focus }), alt: picture.caption ?? frame.title };
}

/** The picture of the book's cover: the picture of the hero on the home page. */
export function bookCover({ site }: Content, locale: Locale, pictures: PaperPictures) {
  const { image } = site.hero.background;
  return { file: pictures.name(image.url, { ...coverCut, focus: image.focus }), alt: image.label[locale] };
}
