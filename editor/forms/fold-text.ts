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
const unseen = /[\u0640\p{Default_Ignorable_Code_Point}]/gu;
/** Tashkeel, and the accents of Latin letters. */
const accents = /\p{M}/gu;

/**
 * A text as searches compare it: without tashkeel, tatweel and accents, with one form of each Arabic letter, small Latin
 * letters, digits 0–9, and single spaces for any others.
 */
export function foldText(text: string): string {
  return (
    text
      .replaceAll(/./gsu, (sign) => alike[sign] ?? sign)
      .normalize('NFKD')
      .replaceAll(unseen, '')
      .replaceAll(accents, '')
      // Sign by sign: what a letter becomes does not hang on its neighbors.
      .replaceAll(/./gsu, (sign) => (alike[sign] ?? digitOf(sign)).toLowerCase())
      .replaceAll(/\s+/g, ' ')
  );
}

/** ٠–٩ and ۰–۹ as 0–9; any other sign as it is. */
function digitOf(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = [0x660, 0x6f0].find((first) => code >= first && code < first + 10);
  return zero === undefined ? sign : String(code - zero);
}
