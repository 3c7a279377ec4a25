import type { ComponentType } from 'react';
import type { FieldMeta } from '../../../app/content/field-meta.ts';
import type { Field } from '../../forms/field.ts';
import { EdgesView } from './edges-view.tsx';
import { FocusView } from './focus-view.tsx';

/** What a view of something that is set on a picture gets. */
export interface MarksProps {
  field: Field;
  /** The field's place in its file. */
  path: string;
  /** What the file says there. */
  value: unknown;
  /** The group that the field stands in, with the picture that it is a place of. */
  group: Record<string, unknown>;
}

/** The fields that are set on a picture, by their widget. */
export const marks: Partial<Record<NonNullable<FieldMeta['widget']>, ComponentType<MarksProps>>> = {
  edges: EdgesView,
  focus: FocusView,
};
