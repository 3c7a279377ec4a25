import path from 'node:path';
import type { Bilingual } from '#model/content/group.ts';
import { initialsKey, initialsOf } from '#model/content/initials.ts';
import type { Focus } from '#model/geometry/media.ts';
import type { Locale } from '#model/language/locales.ts';
import { fill, type Words } from '#model/language/translate.ts';
import { generatedFolder } from '#model/on-disk/folders.server.ts';
import { readJsonOnce } from '#model/on-disk/read-once.server.ts';
import type { Picture, PictureFiles, Portrait } from './types.ts';

/** A picture as scripts/pictures has prepared it. */
export type PreparedPicture = ({ kind: 'photo' } & PictureFiles) | { kind: 'drawing'; src: string };

/** All prepared pictures, by their path in content/. */
const preparedPictures = readJsonOnce<Record<string, PreparedPicture>>(
  path.join(generatedFolder, 'pictures.json'),
);

/**
 * In the editor's preview, this empty picture replaces a new picture until the new picture is prepared and the page is
 * updated.
 */
const placeholderPicture: PreparedPicture = {
  kind: 'photo',
  name: 'not-yet',
  width: 4,
  height: 3,
  widths: [],
  fallbackWidth: 4,
  color: '#ddd2c2',
  blur: '',
};

function preparedPicture(file: string): PreparedPicture {
  const entry = preparedPictures()[file];
  if (!entry && process.env.EDITOR_PREVIEW === '1') return placeholderPicture;
  if (!entry) throw new Error(`content/${file} has not been prepared (see scripts/build/prepare.ts)`);
  return entry;
}

/** The picture files of the flat art of a print (the artwork alone, without a frame). */
export function artFiles(file: string): PictureFiles {
  return filesOf(file, false);
}

function filesOf(file: string, withBlur: boolean, withPhone = false): PictureFiles {
  const entry = preparedPicture(file);
  if (entry.kind !== 'photo') throw new Error(`content/${file} is a drawing, expected a photograph`);
  const { name, width, height, widths, fallbackWidth, color, blur, phone, isCutOut } = entry;
  return {
    name,
    width,
    height,
    widths,
    fallbackWidth,
    color,
    ...(withBlur && blur ? { blur } : {}),
    ...(withPhone && phone ? { phone } : {}),
    ...(isCutOut ? { isCutOut } : {}),
  };
}

/**
 * The texts of a picture in one language: its label, the caption that is shown instead of the label, and the alternative
 * text for a picture without a label.
 */
interface PictureWords {
  label?: string | undefined;
  caption?: string | undefined;
  alt: string;
}

/**
 * A picture with everything that a page needs to show it.
 * @param folder the item's folder in content/, or '' for content/ itself
 * @param withBlur adds a blurred placeholder (extra bytes), only for pictures that are visible before any click
 * @param withPhone adds the files for phones, for the first picture of a project
 */
export function picture(
  folder: string,
  image: { url: string; dusk?: string | undefined; focus?: Focus | undefined },
  words: PictureWords,
  withBlur = false,
  withPhone = false,
): Picture {
  const caption = words.caption ?? words.label;
  const inFolder = (file: string) => path.posix.join(folder, file);
  return {
    ...filesOf(inFolder(image.url), withBlur, withPhone),
    alt: words.label ?? words.alt,
    ...(caption ? { caption } : {}),
    ...(image.focus ? { focus: image.focus } : {}),
    ...(image.dusk ? { dusk: filesOf(inFolder(image.dusk), false, withPhone) } : {}),
  };
}

interface LetteredPicture {
  url: string;
  dusk?: string | undefined;
  focus?: Focus | undefined;
  inArabic?: string | undefined;
  duskInArabic?: string | undefined;
}

/** A picture with its files for one language: where a picture contains lettering, the Arabic page has other files. */
export function pictureInLanguage(image: LetteredPicture, locale: Locale): LetteredPicture {
  const { inArabic, duskInArabic } = image;
  return locale === 'ar' && inArabic ? { ...image, url: inArabic, dusk: duskInArabic } : image;
}

/**
 * The portrait of a person. Its alternative text is empty, because the name stands beside it.
 * @param file path below content/people; without a file, the person's initials are shown
 */
export function portrait(file: string | undefined, name: string, locale: Locale): Portrait {
  const key = file ? `people/${file}` : initialsKey(initialsOf(name, locale));
  // In the editor's preview, the drawing of a person's new initials is made a moment later; until then a substitute is
  // shown.
  const entry = file
    ? preparedPicture(key)
    : (preparedPictures()[key] ?? { kind: 'drawing', src: '/pictures/initials.svg' });
  if (entry.kind === 'drawing') return { kind: 'drawing', src: entry.src };
  return { kind: 'photo', picture: { ...filesOf(key, false), alt: '' } };
}

/** The texts of a picture whose label is used as alternative text, not as a caption. */
export function alternativeText(image: { label?: Bilingual | undefined }, locale: Locale) {
  return { alt: image.label?.[locale] ?? '' };
}

/**
 * The texts of one picture of a series: its label and caption, or else the title of the item with the picture's number.
 */
export function pictureWords(
  image: { label?: Bilingual | undefined; caption?: Bilingual | undefined },
  title: string,
  index: number,
  words: Words,
  locale: Locale,
) {
  return {
    label: image.label?.[locale],
    caption: image.caption?.[locale],
    alt: fill(words.picture.alt, { title, n: index + 1 }),
  };
}
