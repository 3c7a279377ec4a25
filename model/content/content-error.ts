import type { Locale } from '#model/language/locales.ts';
import { type MistakeCode, type MistakeValues, sayMistake } from './mistake-words.ts';
import { onOneLine } from './printable.ts';

/** A mistake in content/: which file (from the project's folder), which field, what is wrong and with which values. */
export interface Mistake {
  file: string;
  /** As the owner would write it: `pricing[1].price`, entries counted from 1; '' for the file as a whole. */
  field: string;
  code: MistakeCode;
  values?: MistakeValues;
}

/** Thrown with all mistakes found, so that the owner mends them in one go; its message says them in English. */
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
      onOneLine(`${file}: ${field ? `${field}: ` : ''}${sayMistake(code, values, locale)}`),
    )
    .join('\n');
}
