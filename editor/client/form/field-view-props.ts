import type { Field } from '#model/content/field.ts';

/** The props of every component that edits a value. */
export interface FieldViewProps {
  field: Field;
  /** The path of the field in its content file. */
  path: string;
  /** The value of the field in the content file. */
  value: unknown;
  isRequired: boolean;
  /** The label of a list entry. Other fields leave this out: their label is found by their path. */
  label?: string | undefined;
  /** The value of the group that contains the field. For a mark on a picture, this group also names the picture file. */
  group?: Record<string, unknown> | undefined;
}
