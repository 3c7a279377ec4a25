import { wellFormed } from './well-formed.ts';

/** Look-alikes of the signs that WhatsApp reads as markup (bold, italic, struck, code). */
const lookAlikes: Record<string, string> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' };

/* Addresses of pages and of mail, wherever they stand in a sentence. */
const addresses = /((?:https?:\/\/|www\.)\S+|[\w.%+'-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/* Marks that would end or turn the isolates around a text, from inside it (UAX 9). */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/* The same, and the marks that stand for a letter of a direction: programs put them around numbers that are copied. */
const allDirectionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/* The sign at the start of a line that WhatsApp shows as a quotation. */
const quotation = /^(\s*)>(?=\s)/gm;

/**
 * What a visitor typed, with no sign left that WhatsApp would read as markup.
 * E-mail addresses and links keep every character: a changed one leads nowhere.
 */
export function neutralize(typed: string): string {
  return wellFormed(typed)
    .replace(directionMarks, '')
    .replace(quotation, '$1›')
    .split(addresses)
    .map((segment, index) =>
      index % 2 ? segment : segment.replace(/[*_~`]/g, (sign) => lookAlikes[sign] ?? sign),
    )
    .join('');
}

/** What a visitor typed as an address or a number, without signs that turn its direction. */
export function withoutDirectionMarks(typed: string): string {
  return typed.replace(allDirectionMarks, '').trim();
}
