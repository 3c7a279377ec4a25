import { helpOf } from '../../forms/labels.ts';
import { useSession } from '../session.tsx';
import { fieldId, useForm } from './form-context.tsx';

/** What one should know of a field before it is filled. */
export function Help({ path }: { path: string }) {
  const { kind, isTable } = useForm();
  const { locale } = useSession();
  // The first entry of a list says it for all of them.
  const help = isTable || /\[(?!1\])\d+\]/.test(path) ? undefined : helpOf(kind, path);
  return help ? <p className="quiet">{help[locale]}</p> : null;
}

/** The mistakes of a field itself: those of its parts stand at them. */
export function OwnMistakes({ path }: { path: string }) {
  const { file } = useForm();
  const { locale } = useSession();
  return useMistakes(path).map((mistake) => (
    <p key={mistake.text.en} className="mistake" data-mistake={fieldId(file, mistake.field)}>
      <bdi>{mistake.text[locale]}</bdi>
    </p>
  ));
}

/** @param path of a field, or of one half of a range of hours, whose mistakes are those of the range */
export function useMistakes(path: string) {
  return useForm().mistakes.filter(({ field }) => field === path.replace(/@\w+$/, ''));
}
