import { labelOf } from '../../forms/labels.ts';
import { useSession } from '../session.tsx';
import type { FieldViewProps } from './field-view-props.ts';
import { useForm } from './form-context.tsx';

/** The label of a field: for a list entry, the label that its list gives it; for any other field, the label of its path. */
export function useLabel({ path, label }: Pick<FieldViewProps, 'path' | 'label'>): string {
  const { kind } = useForm();
  const { locale } = useSession();
  return label ?? labelOf(kind, path)?.[locale] ?? '';
}
