import type { Locale } from '#model/language/locales.ts';
import { type MistakeCode, type MistakeValues, mistakeText } from './mistake-words.ts';
import { onOneLine } from './printable.ts';

/** A mistake in content/: its file (from the project's folder), its field, a code and the values of its message. */
export interface Mistake {
  file: string;
  /** The field's path as people write it, entries counted from 1: `pricing[1].price`; '' for the whole file. */
  field: string;
  code: MistakeCode;
  values?: MistakeValues;
}

/** Thrown with all mistakes found, so that the owner can correct them together. The message lists them in English. */
export class ContentError extends Error {
  readonly mistakes: Mistake[];

  constructor(mistakes: Mistake[]) {
    super(mistakeLines(mistakes, 'en'));
    this.name = 'ContentError';
    this.mistakes = mistakes;
  }
}

/** One line for each mistake: file, field and what was expected. */
export function mistakeLines(mistakes: Mistake[], locale: Locale): string {
  return mistakes
    .map(({ file, field, code, values = {} }) =>
      onOneLine(`${file}: ${field ? `${field}: ` : ''}${mistakeText(code, values, locale)}`),
    )
    .join('\n');
}
