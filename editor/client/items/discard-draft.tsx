import { ActionFailed } from '../action-failed.tsx';
import { discard } from '../api.ts';
import { useSession } from '../session.tsx';
import { useAction } from '../use-action.ts';

interface DiscardDraftProps {
  /** Of the content, with a draft. */
  file: string;
  /** Where it is edited. */
  address: string;
}

/** Throws the draft of a file away. */
export function DiscardDraft({ file, address }: DiscardDraftProps) {
  const { t, showState, navigate } = useSession();
  const { busy, failed, act } = useAction();
  const start = () =>
    act('discard', async () => {
      const next = await discard(file);
      showState(next);
      // A new item goes with its draft.
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
