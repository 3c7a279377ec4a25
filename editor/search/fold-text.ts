/** A text as it is searched, and where each of its signs stands in what was written. */
export interface FoldedText {
  text: string;
  /** For each UTF-16 unit of `text` the place in the original; one more for its end. */
  places: number[];
}

/* Written in several ways, searched as one: forms of alef, hamza and its seats, ya and alef maqsura, ha and ta marbuta. */
const alike: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ی: 'ي',
  ء: '',
  ة: 'ه',
  ک: 'ك',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
};

/** Tatweel, direction marks and isolates, joiners: nobody types them into a search. */
const unseen = /[\u0640\p{Default_Ignorable_Code_Point}]/u;
/** Tashkeel, and the accents of Latin letters. */
const mark = /\p{M}/u;

/**
 * A text as searches compare it: without tashkeel, tatweel and accents, with one form of each Arabic letter, small Latin
 * letters, digits 0–9, and single spaces for any others.
 */
export function foldText(original: string): FoldedText {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const sign of original) {
    for (const part of folded(sign)) {
      if (part === ' ' && text.endsWith(' ')) continue;
      text += part;
      for (let unit = 0; unit < part.length; unit += 1) places.push(place);
    }
    place += sign.length;
  }
  places.push(place);
  return { text, places };
}

const known = new Map<string, string>();

function folded(sign: string): string {
  const text = known.get(sign) ?? foldSign(sign);
  known.set(sign, text);
  return text;
}

function foldSign(sign: string): string {
  if (/\s/.test(sign)) return ' ';
  if (sign in alike) return alike[sign] ?? '';
  if (unseen.test(sign)) return '';
  const digit = digitOf(sign);
  if (digit) return digit;
  const parts = [...sign.normalize('NFKD')].filter((part) => !mark.test(part));
  return parts.map((part) => alike[part] ?? part.toLowerCase()).join('');
}

/** ٠–٩ and ۰–۹ as 0–9. */
function digitOf(sign: string): string | undefined {
  const code = sign.charCodeAt(0);
  const zero = [0x660, 0x6f0].find((first) => code >= first && code < first + 10);
  return zero === undefined ? undefined : String(code - zero);
}
