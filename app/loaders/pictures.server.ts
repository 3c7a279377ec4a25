import path from 'node:path';
import type { InBoth } from '#model/content/group.ts';
import { initialsKey, initialsOf } from '#model/content/initials.ts';
import type { Focus } from '#model/geometry/media.ts';
import type { Locale } from '#model/language/locales.ts';
import { fill, type Words } from '#model/language/translate.ts';
import { generatedFolder } from '#model/on-disk/folders.server.ts';
import { readJsonOnce } from '#model/on-disk/read-once.server.ts';
import type { Picture, PictureFiles, Portrait } from './types.ts';

/** What scripts/pictures knows of a picture. */
export type PreparedPicture = ({ kind: 'photo' } & PictureFiles) | { kind: 'drawing'; src: string };

/** All of them, by the picture's path in content/. */
const preparedPictures = readJsonOnce<Record<string, PreparedPicture>>(
  path.join(generatedFolder, 'pictures.json'),
);

/** In the editor's preview a new picture has its place before it is made: an empty one, until the page is told. */
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

/** The files of a flat print. */
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

/** A picture's words in one language: its label, and what to say where it has none. */
interface PictureWords {
  label?: string | undefined;
  alt: string;
}

/**
 * A picture ready to be shown.
 * @param folder the item's folder in content/, or '' for content/ itself
 * @param withBlur only on pictures that are seen before a click: the others come without the extra bytes
 * @param withPhone whether to name the files for phones of a project's first picture
 */
export function picture(
  folder: string,
  image: { url: string; dusk?: string | undefined; focus?: Focus | undefined },
  words: PictureWords,
  withBlur = false,
  withPhone = false,
): Picture {
  const inFolder = (file: string) => path.posix.join(folder, file);
  return {
    ...filesOf(inFolder(image.url), withBlur, withPhone),
    alt: words.label ?? words.alt,
    ...(words.label ? { caption: words.label } : {}),
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

/** A picture with its files for a language: one that holds lettering has its own in Arabic. */
export function pictureInLanguage(image: LetteredPicture, locale: Locale): LetteredPicture {
  const { inArabic, duskInArabic } = image;
  return locale === 'ar' && inArabic ? { ...image, url: inArabic, dusk: duskInArabic } : image;
}

/**
 * The portrait of a person; the name stands beside it, so that its alternative text is empty.
 * @param file below content/people; without one the person's initials are shown
 */
export function portrait(file: string | undefined, name: string, locale: Locale): Portrait {
  const key = file ? `people/${file}` : initialsKey(initialsOf(name, locale));
  // Initials that are new to the editor's preview are drawn a moment later.
  const entry = file
    ? preparedPicture(key)
    : (preparedPictures()[key] ?? { kind: 'drawing', src: '/pictures/initials.svg' });
  if (entry.kind === 'drawing') return { kind: 'drawing', src: entry.src };
  return { kind: 'photo', picture: { ...filesOf(key, false), alt: '' } };
}

/** The words of a picture that always has a label, where it is not shown as a caption. */
export function alternativeText(image: { label?: InBoth | undefined }, locale: Locale) {
  return { alt: image.label?.[locale] ?? '' };
}

/** The words of a picture of a row: its label, or the title and its number. */
export function pictureWords(
  image: { label?: InBoth | undefined },
  title: string,
  index: number,
  words: Words,
  locale: Locale,
) {
  return { label: image.label?.[locale], alt: fill(words.picture.alt, { title, n: index + 1 }) };
}
