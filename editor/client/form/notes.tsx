import { helpOf } from '../../forms/labels.ts';
import { useSession } from '../session.tsx';
import { fieldId, useForm } from './form-context.tsx';

/** Shows the help text of a field, if the field has one. */
export function Help({ path }: { path: string }) {
  const { kind, isTable } = useForm();
  const { locale } = useSession();
  // Among the entries of a list, only the first one shows the help texts of its fields.
  const help = isTable || /\[(?!1\])\d+\]/.test(path) ? undefined : helpOf(kind, path);
  return help ? <p className="quiet">{help[locale]}</p> : null;
}

/** Shows the mistakes of one field. For a group, the mistakes of the fields inside it are left out: each field shows its own. */
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
 * Finds the mistakes that a field shows.
 * @param path the path of the field; if it ends in `@from` or `@to` (one half of a range of hours), the result has the mistakes
 *   of the whole range
 */
export function useMistakes(path: string) {
  const { file, mistakes } = useForm();
  const { fresh } = useSession();
  const own = path.replace(/@\w+$/, '');
  return fresh.isUntouched(fieldId(file, own)) ? [] : mistakes.filter(({ field }) => field === own);
}
