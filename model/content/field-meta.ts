import type { Locale } from '#model/language/locales.ts';

/**
 * What the editor's forms need to know of a content field besides its type. Schemas add this with `.meta({ … }
 * satisfies FieldMeta)`.
 */
export interface FieldMeta {
  /** The field's label in the editor's form, and a help text where the label alone is not clear enough (see group.ts). */
  label?: Record<Locale, string>;
  help?: Record<Locale, string>;
  /**
   * The maximum length of a text field, in characters. Names in files and addresses have JSON Schema's `maxLength`
   * instead.
   */
  maxCharacters?: number;
  /** Whether a text may contain line breaks. */
  isMultiline?: boolean;
  /**
   * The site's own text for this field. An empty field shows the site's text, and the editor never writes that text
   * into the file.
   */
  builtIn?: string;
  /** Whether the build turns the field's text into a picture, as it does with a person's initials and the wordmark. */
  isDrawn?: boolean;
  /** The names of the values of an enumeration, where the owner would not understand the values alone. */
  choices?: Record<string, Record<Locale, string>>;
  /** Whether the editor asks twice before it publishes a change of the field, or of a field inside it. */
  asksTwice?: boolean;
  /** The control that the form shows for the field, where the field's type alone does not determine the control. */
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
    | 'map'
    | 'zone'
    | 'availability';
  /**
   * The target of a field whose value refers to something else: an item or list entry of one kind, any project or
   * course (`works`), an address of an item or section, or a print or picture of the same item.
   */
  refersTo?: 'frames' | 'frameColors' | 'portfolio' | 'works' | 'addresses' | 'prints' | 'images';
}
