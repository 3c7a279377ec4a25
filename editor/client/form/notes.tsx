import { helpOf } from '../../forms/labels.ts';
import { useSession } from '../session.tsx';
import { fieldId, useForm } from './form-context.tsx';

/** The help text of a field. */
export function Help({ path }: { path: string }) {
  const { kind, isTable } = useForm();
  const { locale } = useSession();
  // In a list, only the first entry shows the help.
  const help = isTable || /\[(?!1\])\d+\]/.test(path) ? undefined : helpOf(kind, path);
  return help ? <p className="quiet">{help[locale]}</p> : null;
}

/** The mistakes of a field itself. The mistakes of a group's fields are shown at those fields. */
export function OwnMistakes({ path }: { path: string }) {
  const { file } = useForm();
  const { locale } = useSession();
  return useMistakes(path).map((mistake) => (
    <p key={mistake.text.en} className="mistake" data-mistake={fieldId(file, mistake.field)}>
      <bdi>{mistake.text[locale]}</bdi>
    </p>
  ));
}

/**
 * Finds the mistakes of a field.
 * @param path of the field; one half of a range of hours (`@from`, `@to`) has the mistakes of the whole range
 */
export function useMistakes(path: string) {
  return useForm().mistakes.filter(({ field }) => field === path.replace(/@\w+$/, ''));
}
