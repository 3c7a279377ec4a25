import { ActionButton } from '../action-button.tsx';
import { takePublished } from '../api.ts';
import { useSession } from '../session.tsx';

/** The button that replaces a file that cannot be read by its last published version. */
export function TakePublished({ file }: { file: string }) {
  const { t, showState } = useSession();
  const action = () => takePublished(file).then(showState);
  return (
    <ActionButton className="primary" data-action="take-published" action={action}>
      {t('restore')}
    </ActionButton>
  );
}
