import { useSession } from '../session.tsx';
import { ChoiceInput } from './choice-input.tsx';
import type { FieldViewProps } from './field-view-props.ts';
import { useForm } from './form-context.tsx';
import { Help, OwnMistakes } from './notes.tsx';
import { useLabel } from './use-label.ts';
import { ValueView } from './value-view.tsx';

/**
 * The form of an item's availability: for sale, limited or sold out. “Limited” and “sold out” may have a last day. A content
 * file without an availability means “for sale”.
 */
export function AvailabilityView(props: FieldViewProps) {
  const { field, path, value } = props;
  const { file } = useForm();
  const { t, change, locale } = useSession();
  const stated = value as { state?: unknown; until?: unknown } | undefined;
  const state = `${path}.state`;
  const until = field.properties?.until;
  const choose = (next: string) =>
    change(`${file} ${state}`, [
      next === '' ? { file, field: path, type: 'remove' } : { file, field: state, type: 'set', value: next },
    ]);
  return (
    <div>
      <ChoiceInput
        path={state}
        label={useLabel(props)}
        value={stated ? String(stated.state ?? '?') : ''}
        choices={(['limited', 'soldOut'] as const).map((one) => ({
          value: one,
          title: { [locale]: t(one) },
        }))}
        emptyLabel={t('forSale')}
        isRequired={false}
        onChange={choose}
      />
      <Help path={path} />
      <OwnMistakes path={path} />
      {stated && until ? (
        <ValueView field={until} path={`${path}.until`} value={stated.until} isRequired={false} />
      ) : null}
    </div>
  );
}
