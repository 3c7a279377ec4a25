import { discard } from '../api.ts';
import { useSession } from '../session.tsx';
import { useAction } from '../use-action.ts';

interface DiscardDraftProps {
  /** Of the content, with a draft. */
  file: string;
  /** Where it is edited. */
  address: string;
  label: string;
}

/** Throws the draft of a file away. */
export function DiscardDraft({ file, address, label }: DiscardDraftProps) {
  const { t, refresh, go } = useSession();
  const { busy, failed, act } = useAction();
  const start = () =>
    act('discard', async () => {
      const next = await discard(file);
      await refresh();
      // A new item goes with its draft.
      if (!next.items.some((item) => item.address === address)) go('/');
    });
  return (
    <>
      <button type="button" className="discard" disabled={busy !== undefined} onClick={start}>
        {label}
      </button>
      {failed ? (
        <p className="mistake" role="alert">
          {t('actionFailed')}
        </p>
      ) : null}
    </>
  );
}
