import type { Locale } from '#model/language/locales.ts';

/** What forms need to know of a field besides its type. Schemas add it with `.meta({ … } satisfies FieldMeta)`. */
export interface FieldMeta {
  /** The field's name for the owner, and a help text where the name does not explain enough (see group.ts). */
  label?: Record<Locale, string>;
  help?: Record<Locale, string>;
  /** The maximum length of a text, in characters. JSON Schema's `maxLength` is another limit, for names and addresses. */
  maxCharacters?: number;
  /** Whether a text may contain line breaks. */
  isMultiline?: boolean;
  /** The site's own text. An empty field shows it, and the editor never writes this text into the file. */
  builtIn?: string;
  /** Whether the build draws the text as a picture: a person's initials, the wordmark. */
  isDrawn?: boolean;
  /** The form control, where the type alone does not determine it. */
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
   * What the field's value refers to: an item or entry of a kind, any project or course (`works`), an address of an item or
   * section, or a print or picture of the same item.
   */
  refersTo?: 'frames' | 'frameColors' | 'portfolio' | 'works' | 'addresses' | 'prints' | 'images';
}
