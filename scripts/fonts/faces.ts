import path from 'node:path';
import { locales } from '../../app/language/locales.ts';
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
  /** The fontsource file that it is cut from. */
  source: string;
  /** As in CSS: one weight, or the range of a variable font. */
  weight: string;
  /** In the file even when the content does not use them yet. */
  always: string;
  /** Of the content's other characters the file takes these. */
  takes: RegExp;
}

const fontsource = path.join(import.meta.dirname, '..', '..', 'node_modules');
const amiri = path.join(fontsource, '@fontsource/amiri/files');
const plex = path.join(fontsource, '@fontsource/ibm-plex-sans-arabic/files');
const marcellus = path.join(fontsource, '@fontsource/marcellus/files');
const hanken = path.join(fontsource, '@fontsource-variable/hanken-grotesk/files');

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
/** Display lines draw their figures with the text face: Marcellus has old-style ones. */
const notFigures = /[^\p{N}%]/u;
const marksOnly = /[^\p{L}\p{N}%]/u;

/**
 * The order matters within a family: a character goes to the first file that has it. The last file of each Latin family
 * takes rarer Latin letters, such as those of Turkish names, and is written only when the content uses one.
 */
export const faces: Face[] = [
  ...inLatin('Marcellus', 'marcellus', marcellus, 'marcellus', notFigures, displayText),
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
    source: path.join(amiri, 'amiri-arabic-400-normal.woff2'),
    weight: '400',
    always: ` ${arabicLetters}${arabicPunctuation}${guillemets}`,
    takes: arabicText,
  },
  ...inLatin('Amiri', 'amiri-latin', amiri, 'amiri', marksOnly, ` ${guillemets}.:!()-–—…`),
  {
    family: 'IBM Plex Sans Arabic',
    file: 'plex-arabic.woff2',
    source: path.join(plex, 'ibm-plex-sans-arabic-arabic-400-normal.woff2'),
    weight: '400',
    always: ` ${arabicLetters}${arabicPunctuation}`,
    takes: arabicText,
  },
  ...inLatin(
    'IBM Plex Sans Arabic',
    'plex-arabic-latin',
    plex,
    'ibm-plex-sans-arabic',
    anything,
    ascii + typography + guillemets,
  ),
  {
    family: 'Language Name',
    file: 'language-name.woff2',
    source: path.join(plex, 'ibm-plex-sans-arabic-arabic-400-normal.woff2'),
    weight: '400',
    always: locales.ar.name,
    takes: nothing,
    // Nothing but how its letters join.
    keepFeatures: ['init', 'medi', 'fina'],
  },
];

/** The Latin file of a family with one weight, and its file of rarer letters. */
function inLatin(
  family: Family,
  name: string,
  folder: string,
  sourceName: string,
  takes: RegExp,
  always: string,
): Face[] {
  const source = (subset: string) => path.join(folder, `${sourceName}-${subset}-400-normal.woff2`);
  const common = { family, weight: '400', takes, keepFeatures: latinFeatures };
  return [
    { ...common, file: `${name}.woff2`, source: source('latin'), always },
    { ...common, file: `${name}-ext.woff2`, source: source('latin-ext'), always: '' },
  ];
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
