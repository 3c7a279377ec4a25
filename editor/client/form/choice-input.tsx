import { useId } from 'react';
import type { Choice } from '../../server/state.ts';
import { useSession } from '../session.tsx';
import { fieldId, useForm } from './form-context.tsx';
import { Help, OwnMistakes, useMistakes } from './notes.tsx';
import { useOptimisticValue } from './use-optimistic-value.ts';

interface ChoiceInputProps {
  path: string;
  label: string;
  value: string;
  choices: Choice[];
  isRequired: boolean;
  onChange: (value: string) => void;
  /** The label of the empty choice. If this label is set, all choices show their titles alone, without their values. */
  emptyLabel?: string;
  isLabelHidden?: boolean | undefined;
}

/** A `<select>` of all choices. If the value in the content file is no longer among the choices, it stays visible as one more. */
export function ChoiceInput({
  path,
  label,
  value,
  choices,
  isRequired,
  onChange,
  emptyLabel,
  isLabelHidden,
}: ChoiceInputProps) {
  const { file } = useForm();
  const { t, locale } = useSession();
  const id = useId();
  const mistakes = useMistakes(path);
  const [shown, setShown] = useOptimisticValue(path, value);
  const nameOf = ({ title, value }: Choice) => {
    const name = title[locale];
    if (!name) return isolate(value);
    return emptyLabel ? name : `${name} (${isolate(value)})`;
  };
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select
        id={id}
        value={shown}
        data-field={fieldId(file, path)}
        aria-invalid={mistakes.length > 0}
        aria-describedby={`${id}-notes`}
        onChange={({ target }) => {
          setShown(target.value);
          onChange(target.value);
        }}
      >
        {value === '' || !isRequired ? <option value="">{emptyLabel ?? t('choose')}</option> : null}
        {value && !isKnown ? <option value={value}>{t('notThere', { value: isolate(value) })}</option> : null}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
      <div id={`${id}-notes`} className="notes">
        <Help path={path} />
        <OwnMistakes path={path} />
      </div>
    </div>
  );
}

/** Wraps a file name in Unicode isolates, so that the name reads from left to right in an Arabic list too. */
function isolate(name: string): string {
  return `\u2066${name}\u2069`;
}
