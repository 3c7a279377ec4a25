import { useId } from 'react';
import { labelOf } from '../../forms/labels.ts';
import { useSession } from '../session.tsx';
import { type FieldViewProps, ValueView } from './field-view.tsx';
import { fieldId, useForm } from './form-context.tsx';
import { Help, OwnMistakes, useMistakes } from './notes.tsx';
import { useChosen } from './use-chosen.ts';

/** For sale, limited or sold out, and of the last two the last day. For sale is what the file says nothing of. */
export function AvailabilityView({ field, path, value }: FieldViewProps) {
  const { file, kind } = useForm();
  const { t, change, locale } = useSession();
  const id = useId();
  const stated = value as { state?: unknown; until?: unknown } | undefined;
  const state = `${path}.state`;
  const mistakes = useMistakes(state);
  const until = field.properties?.until;
  const [shown, setShown] = useChosen(state, stated ? String(stated.state ?? '?') : '');
  const choose = (next: string) => {
    setShown(next);
    change(`${file} ${state}`, [
      next === '' ? { file, field: path, type: 'remove' } : { file, field: state, type: 'set', value: next },
    ]);
  };
  const known = ['limited', 'soldOut'] as const;
  const isKnown = known.some((one) => one === stated?.state);
  return (
    <fieldset>
      <legend>{labelOf(kind, path)?.[locale]}</legend>
      <Help path={path} />
      <OwnMistakes path={path} />
      <div className="field">
        <label htmlFor={id}>{labelOf(kind, state)?.[locale]}</label>
        <select
          id={id}
          value={shown}
          data-field={fieldId(file, state)}
          aria-invalid={mistakes.length > 0}
          aria-describedby={`${id}-notes`}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('forSale')}</option>
          {known.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
          {stated && !isKnown ? (
            <option value={String(stated.state ?? '?')}>
              {t('notThere', { value: String(stated.state ?? '?') })}
            </option>
          ) : null}
        </select>
        <div id={`${id}-notes`} className="notes">
          <OwnMistakes path={state} />
        </div>
      </div>
      {stated && until ? (
        <ValueView field={until} path={`${path}.until`} value={stated.until} isRequired={false} />
      ) : null}
    </fieldset>
  );
}
