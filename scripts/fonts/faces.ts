import path from 'node:path';
import { locales } from '#model/language/locales.ts';
import type { SubsetLimits } from './subset.ts';

export type Family =
  | 'Marcellus'
  | 'Hanken Grotesk'
  | 'Amiri'
  | 'IBM Plex Sans Arabic'
  /** The font with only the letters of «العربية», for the language link of English pages. */
  | 'Language Name';

/**
 * The figures (digits) in headings. Headings take them from the text family, whose figures are taller and darker than the letters
 * of the display family, so they are scaled by `size`. No further font files are needed.
 */
export const displayFigures: { family: string; of: Family; size: number }[] = [
  { family: 'Marcellus Figures', of: 'Hanken Grotesk', size: 0.9 },
  { family: 'Amiri Figures', of: 'IBM Plex Sans Arabic', size: 0.84 },
];

/** One font file that the site serves. */
export interface Face extends SubsetLimits {
  family: Family;
  /** The name of the font file in app/generated/fonts. The app preloads some font files by name. */
  file: string;
  /** The font file in an npm package from which the site's font file is subset. */
  source: string;
  /** The `font-weight` of the font's @font-face rule: one weight, or the range of a variable font. */
  weight: string;
  /** Characters that the font file holds even if the content does not use them. */
  always: string;
  /** Matches the characters that the font file holds only if the content uses them. */
  accepts: RegExp;
}

const packages = path.join(import.meta.dirname, '..', '..', 'node_modules');
/* The package of complete TTF fonts, which the PDFs use too. It has no variable Hanken Grotesk. */
const wholeFonts = path.join(packages, '@expo-google-fonts');
const marcellus = path.join(wholeFonts, 'marcellus/400Regular/Marcellus_400Regular.ttf');
const amiri = path.join(wholeFonts, 'amiri/400Regular/Amiri_400Regular.ttf');
const plex = path.join(wholeFonts, 'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf');
const hanken = path.join(packages, '@fontsource-variable/hanken-grotesk/files');

const ascii = charactersBetween([' ', '~']);
const typography = '\u00a0·×²©é–—‘’“”…';
const displayText = (ascii + typography).replaceAll(/[0-9%²]/g, '');
const arabicLetters = charactersBetween(['ء', 'غ'], ['ـ', '\u0652'], ['\u0670', '\u0671']);
const arabicPunctuation = '،؛؟';
const guillemets = '«»';

const anything = /./u;
const nothing = /(?!)/u;
/** Arabic characters and the space, so that a line of Arabic needs only one font file. */
const arabicText = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff ]/u;
/** The layout features that plain Latin text needs, without alternate letterforms, which no style of the site selects. */
const latinFeatures = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];
/** The layout features of Arabic text: those of Latin text, and the features that join and position Arabic letters. */
const arabicFeatures = [...latinFeatures, 'init', 'medi', 'fina', 'isol', 'rlig', 'calt', 'curs'];
/**
 * Matches all characters except figures (digits). Headings take figures from the text family, since those of Marcellus are
 * old-style.
 */
const notFigures = /[^\p{N}%]/u;
const marksOnly = /[^\p{L}\p{N}%]/u;

/**
 * All font files. The order within a family matters: a character goes to the first file that can draw it. The second file of
 * Hanken Grotesk is for rarer Latin letters, such as those of Turkish names, and is written only if the content uses one.
 */
export const faces: Face[] = [
  inLatin('Marcellus', 'marcellus.woff2', marcellus, notFigures, displayText),
  {
    family: 'Hanken Grotesk',
    file: 'hanken-grotesk.woff2',
    source: path.join(hanken, 'hanken-grotesk-latin-wght-normal.woff2'),
    weight: '400 700',
    always: ascii + typography,
    accepts: anything,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    family: 'Hanken Grotesk',
    file: 'hanken-grotesk-ext.woff2',
    source: path.join(hanken, 'hanken-grotesk-latin-ext-wght-normal.woff2'),
    weight: '400 700',
    always: '',
    accepts: anything,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    family: 'Amiri',
    file: 'amiri.woff2',
    source: amiri,
    weight: '400',
    always: ` ${arabicLetters}${arabicPunctuation}`,
    accepts: arabicText,
    keepFeatures: arabicFeatures,
  },
  inLatin('Amiri', 'amiri-latin.woff2', amiri, marksOnly, ` ${guillemets}.:!()-–—…`),
  {
    family: 'IBM Plex Sans Arabic',
    file: 'plex-arabic.woff2',
    source: plex,
    weight: '400',
    always: ` ${arabicLetters}${arabicPunctuation}`,
    accepts: arabicText,
    keepFeatures: arabicFeatures,
  },
  inLatin('IBM Plex Sans Arabic', 'plex-arabic-latin.woff2', plex, anything, ascii + typography + guillemets),
  {
    family: 'Language Name',
    file: 'language-name.woff2',
    source: plex,
    weight: '400',
    always: locales.ar.name,
    accepts: nothing,
    // The word «العربية» needs only the features that join its letters.
    keepFeatures: ['init', 'medi', 'fina'],
  },
];

/** Describes the Latin font file of a family that has a single weight. */
function inLatin(family: Family, file: string, source: string, accepts: RegExp, always: string): Face {
  return { family, file, source, weight: '400', always, accepts, keepFeatures: latinFeatures };
}

function charactersBetween(...ranges: [first: string, last: string][]): string {
  const characters: string[] = [];
  for (const [first, last] of ranges) {
    for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code += 1) {
      characters.push(String.fromCharCode(code));
    }
  }
  return characters.join('');
}
