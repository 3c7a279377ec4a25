import path from 'node:path';
import type { Frame, FramePicture } from '#app/loaders/types.ts';
import {
  type Availability,
  firstForSale,
  type OfferedOption,
  seriesAvailability,
} from '#model/content/availability.ts';
import { cropShape } from '#model/geometry/crop-shapes.ts';
import { measures } from '#model/geometry/measures.ts';
import type { Locale } from '#model/language/locales.ts';
import { fill, groupDigits, sizeText, type Words } from '#model/language/translate.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { itemAddress } from '#model/site-map.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { knownChoice } from '#model/whatsapp/frame-choice.ts';
import { chosenFrame, frameOrderText } from '#model/whatsapp/frame-text.ts';
import { paperFrameText } from '#model/whatsapp/paper-text.ts';
import type { PaperPictures } from './paper-pictures.ts';
import { paperQr } from './paper-site.ts';
import { paperText, writtenAddress } from './paper-text.ts';

const large = { width: 760, shape: cropShape('pdf-frame') };
const small = { width: 420, shape: cropShape('pdf-frame') };

/** The size of a print and the size of its frame as texts, and the frame's width and height also as numbers in cm. */
export function paperSize(size: string) {
  const { outer } = measures(size);
  const [outerWidth, outerHeight] = outer;
  return { size: sizeText(size), outer: sizeText(outer.join('x')), outerWidth, outerHeight };
}

/** Every size of all groups of frames, from small to large. */
export function paperSizes({ frames }: Content) {
  const sizes = new Set(frames.flatMap(({ pricing }) => pricing.map(({ size }) => size)));
  return [...sizes]
    .map(paperSize)
    .sort((a, b) => a.outerWidth * a.outerHeight - b.outerWidth * b.outerHeight);
}

/**
 * The original of a picture of a frame group: the file's path below content/, and the edges and focus by which the
 * picture is cut.
 * @throws Error where the group has no such picture
 */
export function originalOf(picture: FramePicture, frame: Frame, { frames }: Content) {
  const source = frames.find(({ slug }) => slug === frame.slug);
  const original = source?.images[frame.images.indexOf(picture)];
  if (!original) throw new Error(`${frame.code} has no such picture`);
  const { url, edges, focus } = original;
  return { file: path.posix.join(source.folder, url), edges, focus };
}

/** The data that templates get of one group of frames, with the group's availability on the day of the build. */
export function paperFrame(frame: Frame, content: Content, locale: Locale, pictures: PaperPictures) {
  const words = wordsIn(locale);
  const { availability, paper } = words;
  const { title, code } = frame;
  const url = `${content.site.url}${itemAddress('frames', frame.slug, locale)}`;
  const pictureOf = (picture: FramePicture, size: typeof large) => {
    const { file, edges, focus } = originalOf(picture, frame, content);
    const cut = { ...size, ...(edges ? { edges } : { focus }) };
    return { file: pictures.name(file, cut), alt: picture.alt, link: url };
  };
  const series = seriesAvailability(frame);
  const withState = (text: string, { availabilityData }: OfferedOption) => {
    // The availability of a whole series appears once, above the prints, and not beside each name or price.
    if (!availabilityData || availabilityData.of === 'series') return text;
    const option = { soldOut: availability.soldOutOption, limited: paper.limitedOption }[
      availabilityData.state
    ];
    return fill(option, { print: text });
  };
  const prints = frame.prints.flatMap((one, index) => {
    const image = frame.images.find(({ print }) => print === one.id);
    if (!image) return [];
    return [
      { ...pictureOf(image, index === 0 ? large : small), name: paperText(withState(one.name, one), locale) },
    ];
  });
  // A group of one or two prints also shows pictures of rooms, up to three pictures in all.
  const rooms = frame.images
    .filter(({ print }) => !print)
    .slice(0, Math.max(0, 3 - prints.length))
    .map((image) => ({ ...pictureOf(image, small), name: '' }));
  return {
    id: frame.slug,
    code,
    title: paperText(title, locale),
    description: paperText(frame.description, locale),
    availability: series ? paperText(availabilityText(words, series), locale) : '',
    isSoldOut: series?.state === 'soldOut',
    prints: [...prints, ...rooms],
    pricing: frame.pricing.map((one) => ({
      ...paperSize(one.size),
      price: withState(fill(words.common.jod, { n: groupDigits(one.price) }), one),
    })),
    colors: frame.colors.map(({ name, swatch }) => ({ name: paperText(name, locale), swatch })),
    chat: chatLink(content.site.chatNumber, paperFrameText(words, { title, code, url }, locale)),
    qr: paperQr(url, title, locale),
  };
}

/** A text such as “Sold out. Back on 11 December 2026”. */
function availabilityText({ availability: words }: Words, { state, date }: Availability): string {
  const day = date && fill(words[`${state}Day`], { date: date.text });
  return [words[state], day].filter(Boolean).join('. ');
}

/** The lines of an order's WhatsApp message: the group's first print and size that are not sold out. */
export function exampleOrder(frame: Frame, { site }: Content, locale: Locale): string[] {
  const choice = knownChoice(frame, firstForSale(frame));
  const chosen = chosenFrame(frame, choice, writtenAddress(site.url), locale);
  return frameOrderText(wordsIn(locale), locale, chosen).split('\n');
}
