import path from 'node:path';
import { offeredPrints } from '#app/loaders/availability.server.ts';
import { numbered } from '#app/loaders/pictures.server.ts';
import { type Availability, seriesAvailability } from '#model/content/availability.ts';
import type { InBoth } from '#model/content/group.ts';
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

type FrameContent = Content['frames'][number];

const large = { width: 760, shape: cropShape('pdf-frame') };
const small = { width: 420, shape: cropShape('pdf-frame') };

/** A sheet's size and that of its frame, in cm, as numbers and in words. */
export function paperSize(size: string) {
  const { outer } = measures(size);
  const [outerWidth, outerHeight] = outer;
  return { size: sizeText(size), outer: sizeText(outer.join('x')), outerWidth, outerHeight };
}

/** Every size that some group has, from small to large. */
export function paperSizes({ frames }: Content) {
  const sizes = new Set(frames.flatMap(({ pricing }) => pricing.map(({ size }) => size)));
  return [...sizes]
    .map(paperSize)
    .sort((a, b) => a.outerWidth * a.outerHeight - b.outerWidth * b.outerHeight);
}

/**
 * One group of frames as the templates show it.
 * @param day of the build, as model/hours/clock.ts counts days: what is sold out or limited then is said
 */
export function paperFrame(
  frame: FrameContent,
  content: Content,
  locale: Locale,
  pictures: PaperPictures,
  day: number,
) {
  const words = wordsIn(locale);
  const { availability, paper } = words;
  const title = frame.title[locale];
  const url = `${content.site.url}${itemAddress('frames', frame.slug, locale)}`;
  const pictureOf = (image: FrameContent['images'][number], size: typeof large) => {
    const { label, alt } = numbered(image, title, frame.images.indexOf(image), words, locale);
    const cut = { ...size, ...(image.edges ? { edges: image.edges } : { focus: image.focus }) };
    const file = pictures.name(path.posix.join(frame.folder, image.url), cut);
    return { file, alt: label ?? alt, link: url };
  };
  const offered = offeredPrints(frame, locale, day);
  const series = seriesAvailability(offered);
  const captionOf = ({ told, name }: (typeof offered)[number]) => {
    // What is true of all stands above them.
    if (!told || told.isWhole) return name;
    const option = { soldOut: availability.soldOutOption, limited: paper.limitedOption }[told.state];
    return fill(option, { print: name });
  };
  const prints = offered.flatMap((one, place) => {
    const image = frame.images.find(({ print }) => print === one.id);
    if (!image) return [];
    return [{ ...pictureOf(image, place === 0 ? large : small), name: paperText(captionOf(one), locale) }];
  });
  // Beside a print that is alone stands the room that it hangs in.
  const rooms = frame.images
    .filter(({ print }) => !print)
    .slice(0, Math.max(0, 3 - prints.length))
    .map((image) => ({ ...pictureOf(image, small), name: '' }));
  return {
    id: frame.slug,
    code: frame.code,
    title: paperText(title, locale),
    description: paperText(frame.description[locale], locale),
    availability: series ? paperText(availabilityText(words, series), locale) : '',
    isSoldOut: series?.state === 'soldOut',
    prints: [...prints, ...rooms],
    pricing: frame.pricing.map(({ size, price }) => ({
      ...paperSize(size),
      price: fill(words.common.jod, { n: groupDigits(price) }),
    })),
    colors: colorsOf(frame, content).map(({ name, swatch }) => ({
      name: paperText(name[locale], locale),
      swatch,
    })),
    chat: chatLink(content.site.chatNumber, paperFrameText(words, { title, code: frame.code, url }, locale)),
    qr: paperQr(url, title, locale),
  };
}

/** “Sold out. Back on 11 December 2026” */
function availabilityText({ availability: words }: Words, { state, date }: Availability): string {
  const day = date && fill(words[`${state}Day`], { date: date.text });
  return [words[state], day].filter(Boolean).join('. ');
}

/** A whole order as the chat receives it, line by line: the first print of a group that can be had, in its smallest size. */
export function exampleOrder(frame: FrameContent, content: Content, locale: Locale, day: number): string[] {
  const inLanguage = <Named extends { name: InBoth }>(named: Named) => ({
    ...named,
    name: named.name[locale],
  });
  const shown = {
    ...frame,
    title: frame.title[locale],
    prints: frame.prints.map(inLanguage),
    colors: colorsOf(frame, content).map(inLanguage),
  };
  const print = offeredPrints(frame, locale, day).find(({ told }) => told?.state !== 'soldOut')?.id;
  const choice = { ...knownChoice(shown), ...(print ? { print } : {}) };
  const chosen = chosenFrame(shown, choice, writtenAddress(content.site.url), locale);
  return frameOrderText(wordsIn(locale), locale, chosen).split('\n');
}

/** The colors that a group is framed in, in its own order. */
function colorsOf(frame: FrameContent, { frameColors }: Content) {
  return frame.colors.flatMap((id) => frameColors.filter((color) => color.id === id));
}
