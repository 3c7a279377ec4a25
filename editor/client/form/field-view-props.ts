import type { Field } from '#model/content/field.ts';

/** The props of every component that edits a value. */
export interface FieldViewProps {
  field: Field;
  /** The path of the field in its file. */
  path: string;
  /** The value of the field in the file. */
  value: unknown;
  isRequired: boolean;
  /** The label of a list entry; other fields have the label of their path. */
  label?: string | undefined;
  /** The group that contains the field. For a mark on a picture, the group also names that picture. */
  group?: Record<string, unknown> | undefined;
}
