import { onOneLine } from './printable.ts';

/** A mistake in content/: which file, which field, what was expected. */
export interface Mistake {
  file: string;
  field: string;
  message: string;
}

/** Thrown with all mistakes found, so that the owner mends them in one go. */
export class ContentError extends Error {
  readonly mistakes: Mistake[];

  constructor(mistakes: Mistake[]) {
    super(
      mistakes
        .map(({ file, field, message }) => onOneLine(`${file}: ${field ? `${field}: ` : ''}${message}`))
        .join('\n'),
    );
    this.name = 'ContentError';
    this.mistakes = mistakes;
  }
}
