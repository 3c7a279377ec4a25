import { labelOf } from '../../forms/labels.ts';
import { useSession } from '../session.tsx';
import type { FieldViewProps } from './field-view-props.ts';
import { useForm } from './form-context.tsx';

/** Finds the label of a field. A list entry has the label that its list passes; any other field has the label of its path. */
export function useLabel({ path, label }: Pick<FieldViewProps, 'path' | 'label'>): string {
  const { kind } = useForm();
  const { locale } = useSession();
  return label ?? labelOf(kind, path)?.[locale] ?? '';
}
