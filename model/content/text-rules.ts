import { z } from 'zod';
import { joinUnits } from '#model/language/number-and-unit.ts';
import type { Mistake } from './content-error.ts';
import type { FieldMeta } from './field-meta.ts';
import type { Phrase } from './mistake-words.ts';
import { printable } from './printable.ts';

/**
 * The rules of a text: its maximum length in characters, whether it may have several lines, and whether it must end in a
 * full stop.
 */
export interface TextRules {
  maxCharacters: number;
  isMultiline: boolean;
  isSentence?: boolean;
}

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** The character that replaces unreadable letters when a file was not saved as UTF-8. */
const unreadable = '\ufffd';
/**
 * Control characters, direction marks and unusual line breaks, which texts in content/ may not contain. Plain line
 * breaks match too, but the rules of a text may allow them.
 */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\ufeff\ufffe\uffff]/u;

/**
 * The schema of a text in content/: not empty, not too long, without hidden characters that reorder or cut the text.
 * The schema joins a number and its unit by a no-break space.
 */
function textOf(rules: TextRules) {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      const problem = problemOf(text, rules);
      if (problem) context.addIssue({ code: 'custom', message: problem.code, params: problem.values ?? {} });
    })
    .transform(joinUnits)
    .meta({ maxCharacters: rules.maxCharacters, isMultiline: rules.isMultiline } satisfies FieldMeta);
}

/** The schema of a few words on one line: a name, a button, a color. */
export const name = textOf({ maxCharacters: 60, isMultiline: false });
/** The schema of one line of text: a title, a label, an entry of a list. */
export const line = textOf({ maxCharacters: 120, isMultiline: false });
/** The schema of a text of one or more paragraphs. */
export const longText = textOf({ maxCharacters: 2000, isMultiline: true });

/** The schema of one line that ends in a full stop. */
export function sentenceOf(maxCharacters: number) {
  return textOf({ maxCharacters, isMultiline: false, isSentence: true });
}

/** The first problem of a text, as the code and values of a mistake; undefined if there is none. */
export function problemOf(
  text: string,
  { maxCharacters, isMultiline, isSentence }: TextRules,
): Pick<Mistake, 'code' | 'values'> | undefined {
  if (!visible.test(text)) return { code: 'textEmpty' };
  const length = [...text].length;
  if (length > maxCharacters) return { code: 'tooLong', values: { max: maxCharacters, length } };
  if (text.includes(unreadable)) {
    return { code: 'unreadableCharacter', values: { position: positionOf(unreadable, text) } };
  }
  if (!isMultiline && text.includes('\n'))
    return { code: 'lineBreak', values: { position: positionOf('\n', text) } };
  const [character] = text.replaceAll('\n', ' ').match(hidden) ?? [];
  if (character)
    return {
      code: 'hiddenCharacter',
      values: { character: codePointOf(character), position: positionOf(character, text) },
    };
  if (!isolatesAreClosed(text)) return { code: 'openIsolate' };
  if (isSentence && !/[^.…]\.$/.test(text)) {
    return { code: 'noFullStop', values: { end: printable([...text].slice(-20).join('')) } };
  }
  return undefined;
}

/**
 * A phrase that says where a character stands in a text: it names the word before the character, so that the owner
 * finds the character.
 */
function positionOf(character: string, text: string): Phrase {
  const [before = ''] = text.split(character);
  const words = before.trim().split(/\s+/).at(-1) ?? '';
  return words
    ? { phrase: 'after', values: { words: [...words].slice(-20).join('') } }
    : { phrase: 'atStart' };
}

/** A character's code point as Unicode writes it: U+202E. */
export function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Whether a text closes every directional isolate (a Unicode mark) that it opens. An open isolate would change the
 * order of all text after it.
 */
function isolatesAreClosed(text: string): boolean {
  let open = 0;
  for (const character of text) {
    if ('\u2066\u2067\u2068'.includes(character)) open += 1;
    if (character === '\u2069') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
