/** The maximum length of a generated slug. The schema allows longer slugs, so that a copy can append its number. */
const maxLength = 50;

/**
 * The Latin transcription of each Arabic letter, as in geographical names. Letters for long vowels are listed as vowels; for و
 * and ي, see `soundsOf`. Letters and marks without a sound are left out.
 */
const letters = new Map(
  `ا a, أ a, إ i, آ a, ٱ a, ب b, پ p, ت t, ث th, ج j, چ ch,
   ح h, خ kh, د d, ذ dh, ر r, ز z, س s, ش sh, ص s, ض d, ط t, ظ z,
   ع a, غ gh, ف f, ڤ v, ق q, ك k, گ g, ل l, م m, ن n, ه h,
   ة a, ى a, ئ i, ؤ u, \u064e a, \u064f u, \u0650 i`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [letter: string, sound: string]),
);
const shadda = '\u0651';
const tatweel = /\u0640/g;
const isVowel = (sound: string | undefined) => sound !== undefined && /^[aiu]/.test(sound);

/**
 * Makes the slug of an item from its English title or, if that is missing, from its Arabic title in Latin letters.
 * @param taken the slugs of other items; if the new slug is among these, it gets the first free number at its end
 * @returns '' if no title has a letter or digit
 * @example slugOf({ en: 'Café & Garden' }, []) // 'cafe-and-garden'
 * @example slugOf({ ar: 'مجلس العائلة' }, []) // 'majlis-al-aila'
 */
export function slugOf(title: { en?: string; ar?: string }, taken: Iterable<string>): string {
  const name = plain(title.en ?? '') || plain(inLatinLetters(title.ar ?? ''));
  const others = new Set(taken);
  if (!name || !others.has(name)) return name;
  for (let number = 2; ; number += 1) if (!others.has(`${name}-${number}`)) return `${name}-${number}`;
}

function plain(text: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[’']/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let name = '';
  for (const word of words) {
    const longer = name ? `${name}-${word}` : word.slice(0, maxLength);
    if (longer.length > maxLength) break;
    name = longer;
  }
  return name;
}

/** Transcribes the Arabic words of a text to Latin letters; all other characters stay. */
function inLatinLetters(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(tatweel, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u0621-\u06d3\u064b-\u0652]+/g, (word) => wordInLatinLetters(word));
}

function wordInLatinLetters(word: string): string {
  const article = /^([وبفك]?)ال(?=.{2})/.exec(word);
  if (article) {
    const joined = { و: 'wa-', ب: 'bi-', ف: 'fa-', ك: 'ka-' }[article[1] ?? ''] ?? '';
    return `${joined}al-${wordInLatinLetters(word.slice(article[0].length))}`;
  }
  return withVowels(soundsOf(word)).join('').replaceAll(/a+/g, 'a').replaceAll(/ai+/g, 'ai');
}

/**
 * Transcribes the letters of an Arabic word to Latin sounds. The letters و and ي are consonants at the beginning of the word
 * and beside a vowel, otherwise vowels.
 */
function soundsOf(word: string): string[] {
  const sounds: string[] = [];
  const characters = [...word];
  characters.forEach((character, index) => {
    const last = sounds.at(-1);
    if (character === shadda) {
      if (last && !isVowel(last)) sounds.push(last);
    } else if (character === 'و' || character === 'ي' || character === 'ی') {
      const [consonant, vowel] = character === 'و' ? (['w', 'u'] as const) : (['y', 'i'] as const);
      const next = characters[index + 1];
      const isBeforeVowel = next !== undefined && isVowel(letters.get(next));
      // After a written short u or i, the letter و or ي only makes that vowel long and adds no sound.
      if (last === vowel && !isBeforeVowel) return;
      sounds.push(index === 0 || isVowel(last) || isBeforeVowel ? consonant : vowel);
    } else sounds.push(letters.get(character) ?? '');
  });
  return sounds.filter(Boolean);
}

/**
 * Adds short vowels, which Arabic does not write, until the word neither begins nor ends with two consonants and never has
 * three consonants in a row.
 */
function withVowels(sounds: string[]): string[] {
  const heard: string[] = [];
  const hasVowel = sounds.some(isVowel);
  sounds.forEach((sound, index) => {
    const before = heard.at(-1);
    heard.push(sound);
    const next = sounds[index + 1];
    if (next === undefined || isVowel(sound) || isVowel(next)) return;
    if (index > 0 && index === sounds.length - 2) heard.push(hasVowel || heard.some(isVowel) ? 'i' : 'a');
    else if (!isVowel(before)) heard.push('a');
  });
  return heard;
}
