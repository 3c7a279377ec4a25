import { ActionButton } from '../action-button.tsx';
import { discard, takePublished } from '../api.ts';
import { useSession } from '../session.tsx';

interface DiscardDraftProps {
  /** The path, below the content folder, of the file that has a draft. */
  file: string;
  /** The address of the editor's page for this file. */
  address: string;
}

/** The button that discards the draft of a file. */
export function DiscardDraft({ file, address }: DiscardDraftProps) {
  const { t, showState, navigate } = useSession();
  const action = async () => {
    const next = await discard(file);
    showState(next);
    // An item that was never published exists only as a draft: after discarding, its page is gone, so the start page opens.
    if (!next.items.some((item) => item.address === address)) navigate('/');
  };
  return (
    <ActionButton className="discard" action={action}>
      {t('discard')}
    </ActionButton>
  );
}

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
