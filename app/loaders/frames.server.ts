import type { Bilingual } from '#model/content/group.ts';
import type { Locale } from '#model/language/locales.ts';
import { studioDay } from '#model/on-disk/ended.server.ts';
import { type Content, content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { offeredSeries } from './availability.server.ts';
import { priceNoteIn } from './delivery.server.ts';
import { localized } from './localized.ts';
import { withFormerSlugs } from './moved.server.ts';
import { picture, pictureWords, portrait } from './pictures.server.ts';
import { specificationIn } from './shop.server.ts';
import type { CatalogFrame, Frame, FrameCard, FrameColor } from './types.ts';

type FrameContent = Content['frames'][number];

/**
 * A cache of the frame groups prepared so far, by their content object. Each reading of the content makes new objects,
 * so outdated frame groups are dropped together with the old objects.
 */
const cache = new WeakMap<FrameContent, Partial<Record<Locale, Frame>>>();

/**
 * All frame groups of the shop in one language.
 * @param source the content that the frames are read from
 */
export function framesIn(locale: Locale, source = content()): Frame[] {
  return source.frames.map((frame) => frameIn(locale, frame, source));
}

/**
 * One frame group in one language. The group is prepared only once for the same content, because both lists and the
 * group's own page ask for it.
 * @param source the content that the group belongs to
 */
export function frameIn(locale: Locale, frame: FrameContent, source: Content): Frame {
  const made = cache.get(frame) ?? {};
  cache.set(frame, made);
  made[locale] ??= makeFrame(locale, frame, source);
  return made[locale];
}

function makeFrame(locale: Locale, frame: FrameContent, source: Content): Frame {
  const words = wordsIn(locale);
  const colors = new Map(source.frameColors.map((color) => [color.id, frameColor(color, locale)]));
  return {
    slug: frame.slug,
    ...withFormerSlugs('frames', frame.slug),
    code: frame.code,
    title: frame.title[locale],
    description: frame.description[locale],
    ...offeredSeries(frame, locale, studioDay(source)),
    colors: frame.colors.flatMap((id) => colors.get(id) ?? []),
    images: frame.images.map((image, index) => ({
      ...picture(frame.folder, image, pictureWords(image, frame.title[locale], index, words, locale)),
      ...(image.print ? { print: image.print } : {}),
    })),
    priceNote: priceNoteIn(locale, source),
    specification: specificationIn(locale, { ...source.shop.specification, ...frame.specification }),
    reviews: localized(frame.reviews, locale).map((review) => ({
      ...review,
      photo: portrait(review.photo, review.name, locale),
    })),
  };
}

/** Reduces frame groups to the data that their cards show. */
export function frameCards(frames: Frame[]): FrameCard[] {
  return frames.map(({ images, priceNote, specification, reviews, ...frame }) => {
    const [first] = images;
    const [review] = reviews;
    if (!first) throw new Error(`The frame group ${frame.slug} has no picture`);
    const { caption: _, ...cover } = first;
    return { ...frame, cover, pictures: images.length, ...(review ? { review } : {}) };
  });
}

/** The data of the shop for the selection list: so little data that the browser can fetch the whole shop at once. */
export function frameCatalogIn(locale: Locale): CatalogFrame[] {
  return framesIn(locale).map(({ slug, formerSlugs, code, title, pricing, colors, prints, images }) => ({
    slug,
    ...(formerSlugs ? { formerSlugs } : {}),
    code,
    title,
    pricing,
    colors: colors.map(({ id, name, swatch }) => ({ id, name, swatch })),
    prints: prints.map((print) => {
      const image = images.find((one) => one.print === print.id) ?? images[0];
      if (!image) throw new Error(`The frame group ${slug} has no picture`);
      const { name: file, width, height, widths, fallbackWidth, color, isCutOut, focus } = image;
      const files = { name: file, width, height, widths, fallbackWidth, color };
      return {
        ...print,
        picture: {
          ...files,
          ...(focus ? { focus } : {}),
          ...(isCutOut ? { isCutOut } : {}),
        },
      };
    }),
  }));
}

function frameColor(color: { id: string; name: Bilingual; swatch: string }, locale: Locale): FrameColor {
  const name = color.name[locale];
  return {
    id: color.id,
    name,
    nameInSentence: locale === 'en' ? name.toLowerCase() : name,
    swatch: color.swatch,
  };
}
