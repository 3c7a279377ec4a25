import type { Locale } from '#model/language/locales.ts';

/** What a schema says of a field besides its type, for forms: `.meta({ … } satisfies FieldMeta)`. */
export interface FieldMeta {
  /** What it is called, and what an owner should know where that does not say it (see group.ts). */
  label?: Record<Locale, string>;
  help?: Record<Locale, string>;
  /** The longest length of a text, in characters. */
  most?: number;
  /** Whether a text may have several lines. */
  lines?: boolean;
  /** What the site says while the file says nothing: a field shows it, and the same text is not written. */
  builtIn?: string;
  /** Whether the build draws something of its text: initials, the word beside the mark. */
  isDrawn?: boolean;
  /** How it is entered, where its type does not say so. */
  widget?:
    | 'picture'
    | 'focus'
    | 'edges'
    | 'art'
    | 'portrait'
    | 'color'
    | 'date'
    | 'hours'
    | 'telephone'
    | 'address'
    | 'zone'
    | 'availability';
  /**
   * Whose names it holds: folders or entries of a kind, any project or course
   * (`works`), addresses of items and their sections, or prints and pictures of the same item.
   */
  refersTo?: 'frames' | 'frameColors' | 'portfolio' | 'works' | 'addresses' | 'prints' | 'images';
}
