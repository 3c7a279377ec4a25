import { ActionFailed } from '../action-failed.tsx';
import { discard } from '../api.ts';
import { useSession } from '../session.tsx';
import { useAction } from '../use-action.ts';

interface DiscardDraftProps {
  /** The path, below the content folder, of the file that has a draft. */
  file: string;
  /** The address of the editor's page for this file. */
  address: string;
}

/** The button that discards the draft of a file. */
export function DiscardDraft({ file, address }: DiscardDraftProps) {
  const { t, showState, navigate } = useSession();
  const { busy, failed, act } = useAction();
  const start = () =>
    act('discard', async () => {
      const next = await discard(file);
      showState(next);
      // An item that was never published exists only as a draft: after discarding, its page is gone, so the start page opens.
      if (!next.items.some((item) => item.address === address)) navigate('/');
    });
  return (
    <>
      <button type="button" className="discard" disabled={busy !== undefined} onClick={start}>
        {t('discard')}
      </button>
      {failed ? <ActionFailed /> : null}
    </>
  );
}
