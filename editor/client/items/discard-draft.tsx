import { ActionButton } from '../action-button.tsx';
import { discard } from '../api.ts';
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
