import type { Mistake } from '#model/content/content-error.ts';
import { kindOf } from '#model/content/content-kinds.ts';
import { mistakeText } from '#model/content/mistake-words.ts';
import { addressOf } from './address-of.ts';
import type { EditorMistake } from './state.ts';

/**
 * Matches examples, values and paths in Latin letters and digits in the sentence of a mistake. In an Arabic sentence, Unicode
 * isolates around these parts keep their direction.
 */
const isolatedText = /[\w+#/@{](?:[^\p{Script=Arabic}،«»()]*[\w/}])?/gu;

/** Returns a mistake of the content as the editor shows it: with the address of its item, in both languages. */
export function editorMistake(mistake: Mistake): EditorMistake {
  const { file, field, code, values = {} } = mistake;
  const own = file.replace(/^content\//, '');
  return {
    file: own,
    field,
    address: kindOf(own) ? addressOf(own) : '',
    text: {
      en: mistakeText(code, values, 'en'),
      ar: mistakeText(code, values, 'ar').replaceAll(isolatedText, '\u2068$&\u2069'),
    },
  };
}
