import type { Locale } from '#model/language/locales.ts';
import { foundText, type MistakeCode, type MistakeValues, mistakeText } from './mistake-words.ts';
import { onOneLine } from './printable.ts';

/**
 * A mistake in content/: the file's path from the project's folder, the field, the code of the message, and the values
 * that the message contains.
 */
export interface Mistake {
  file: string;
  /** The field's path as messages write it, with list entries counted from 1: `pricing[1].price`; '' for the whole file. */
  field: string;
  code: MistakeCode;
  values?: MistakeValues;
}

/**
 * The error for invalid content. It contains all mistakes found, so that the owner can correct them together; its
 * message lists them in English.
 */
export class ContentError extends Error {
  readonly mistakes: Mistake[];

  constructor(mistakes: Mistake[]) {
    super(mistakeLines(mistakes, 'en'));
    this.name = 'ContentError';
    this.mistakes = mistakes;
  }
}

/** Writes mistakes as text, one line for each: file, field, what was expected and what was found. */
export function mistakeLines(mistakes: Mistake[], locale: Locale): string {
  return mistakes
    .map(({ file, field, code, values = {} }) =>
      onOneLine(
        `${file}: ${field ? `${field}: ` : ''}${mistakeText(code, values, locale)}${foundText(values, locale)}`,
      ),
    )
    .join('\n');
}
