import type { Field } from '#model/content/field.ts';

/** What the form of any value is made from. */
export interface FieldViewProps {
  field: Field;
  /** The field's place in its file. */
  path: string;
  /** What the file says there. */
  value: unknown;
  isRequired: boolean;
  /** What it is called where that is not its name: an entry of a list. */
  label?: string | undefined;
  /** The group that the field stands in, with the picture that it may be a place of. */
  group?: Record<string, unknown> | undefined;
}
