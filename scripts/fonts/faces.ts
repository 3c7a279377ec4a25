import path from 'node:path';
import { locales } from '#model/language/locales.ts';
import type { Cut } from './subset.ts';

export type Family =
  | 'Marcellus'
  | 'Hanken Grotesk'
  | 'Amiri'
  | 'IBM Plex Sans Arabic'
  /** The letters of «العربية» alone, for the link that English pages have to the other language. */
  | 'Language Name';

/**
 * Figures inside display lines: those of the text faces stand taller and darker than the letters of the display faces, so
 * they are drawn that much smaller there, from the same files.
 */
export const displayFigures: { family: string; of: Family; size: number }[] = [
  { family: 'Marcellus Figures', of: 'Hanken Grotesk', size: 0.9 },
  { family: 'Amiri Figures', of: 'IBM Plex Sans Arabic', size: 0.84 },
];

/** One font file that the site serves. */
export interface Face extends Cut {
  family: Family;
  /** The file's name in app/generated/fonts. The app preloads some by name. */
  file: string;
  /** The font file of a package that it is cut from. */
  source: string;
  /** As in CSS: one weight, or the range of a variable font. */
  weight: string;
  /** In the file even when the content does not use them yet. */
  always: string;
  /** Of the content's other characters the file takes these. */
  takes: RegExp;
}

const packages = path.join(import.meta.dirname, '..', '..', 'node_modules');
/* Whole fonts, which the PDFs are set in as well; they have no variable Hanken Grotesk. */
const whole = path.join(packages, '@expo-google-fonts');
const marcellus = path.join(whole, 'marcellus/400Regular/Marcellus_400Regular.ttf');
const amiri = path.join(whole, 'amiri/400Regular/Amiri_400Regular.ttf');
const plex = path.join(whole, 'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf');
const hanken = path.join(packages, '@fontsource-variable/hanken-grotesk/files');

const ascii = charactersBetween([' ', '~']);
const typography = '\u00a0·×²©é–—‘’“”…';
const displayText = (ascii + typography).replaceAll(/[0-9%²]/g, '');
const arabicLetters = charactersBetween(['ء', 'غ'], ['ـ', '\u0652'], ['\u0670', '\u0671']);
const arabicPunctuation = '،؛؟';
const guillemets = '«»';

const anything = /./u;
const nothing = /(?!)/u;
/** The space too, so that a line of Arabic needs one file alone. */
const arabicText = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff ]/u;
/** What plain Latin text needs; without the alternate letters that nothing asks for. */
const latinFeatures = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];
/** How Arabic letters join, and how they stand to each other. */
const arabicFeatures = [...latinFeatures, 'init', 'medi', 'fina', 'isol', 'rlig', 'calt', 'curs'];
/** Display lines draw their figures with the text face: Marcellus has old-style ones. */
const notFigures = /[^\p{N}%]/u;
const marksOnly = /[^\p{L}\p{N}%]/u;

/**
 * The order matters within a family: a character goes to the first file that has it. The last file of Hanken Grotesk takes rarer
 * Latin letters, such as those of Turkish names, and is written only when the content uses one.
 */
export const faces: Face[] = [
  inLatin('Marcellus', 'marcellus.woff2', marcellus, notFigures, displayText),
  {
    family: 'Hanken Grotesk',
    file: 'hanken-grotesk.woff2',
    source: path.join(hanken, 'hanken-grotesk-latin-wght-normal.woff2'),
    weight: '400 700',
    always: ascii + typography,
    takes: anything,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    family: 'Hanken Grotesk',
    file: 'hanken-grotesk-ext.woff2',
    source: path.join(hanken, 'hanken-grotesk-latin-ext-wght-normal.woff2'),
    weight: '400 700',
    always: '',
    takes: anything,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    family: 'Amiri',
    file: 'amiri.woff2',
    source: amiri,
    weight: '400',
    always: ` ${arabicLetters}${arabicPunctuation}`,
    takes: arabicText,
    keepFeatures: arabicFeatures,
  },
  inLatin('Amiri', 'amiri-latin.woff2', amiri, marksOnly, ` ${guillemets}.:!()-–—…`),
  {
    family: 'IBM Plex Sans Arabic',
    file: 'plex-arabic.woff2',
    source: plex,
    weight: '400',
    always: ` ${arabicLetters}${arabicPunctuation}`,
    takes: arabicText,
    keepFeatures: arabicFeatures,
  },
  inLatin('IBM Plex Sans Arabic', 'plex-arabic-latin.woff2', plex, anything, ascii + typography + guillemets),
  {
    family: 'Language Name',
    file: 'language-name.woff2',
    source: plex,
    weight: '400',
    always: locales.ar.name,
    takes: nothing,
    // Nothing but how its letters join.
    keepFeatures: ['init', 'medi', 'fina'],
  },
];

/** The Latin file of a family with one weight. */
function inLatin(family: Family, file: string, source: string, takes: RegExp, always: string): Face {
  return { family, file, source, weight: '400', always, takes, keepFeatures: latinFeatures };
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
