import { labelOf } from '../../forms/labels.ts';
import { useSession } from '../session.tsx';
import type { FieldViewProps } from './field-view-props.ts';
import { useForm } from './form-context.tsx';

/** What a field is called: of an entry, what its list calls it; of any other, its own label. */
export function useLabel({ path, label }: Pick<FieldViewProps, 'path' | 'label'>): string {
  const { kind } = useForm();
  const { locale } = useSession();
  return label ?? labelOf(kind, path)?.[locale] ?? '';
}
