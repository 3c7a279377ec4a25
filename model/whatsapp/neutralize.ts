import { wellFormed } from './well-formed.ts';

/** Similar-looking replacements for the characters that WhatsApp reads as markup (bold, italic, strikethrough, code). */
const lookAlikes: Record<string, string> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' };

/* Matches web and e-mail addresses anywhere in a text. */
const addresses = /((?:https?:\/\/|www\.)\S+|[\w.%+'-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/* Matches direction marks that, typed inside a text, would close or change the isolates around that text (UAX 9). */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/* Matches all direction marks, also LRM, RLM and ALM, which some programs add to copied numbers. */
const allDirectionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/* Matches a > at the start of a line, because WhatsApp shows such a line as a quotation. */
const quotation = /^(\s*)>(?=\s)/gm;

/**
 * Replaces the characters of a typed text that WhatsApp would read as markup, and removes direction marks.
 * Characters of e-mail addresses and links stay unchanged, because a changed address would not work.
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

/** Removes all direction marks from a typed e-mail address or number. */
export function withoutDirectionMarks(typed: string): string {
  return typed.replace(allDirectionMarks, '').trim();
}
