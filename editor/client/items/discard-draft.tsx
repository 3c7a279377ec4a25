import { ActionButton } from '../action-button.tsx';
import { discard } from '../api.ts';
import { isShownItemGone, useSession } from '../session.tsx';

/** The button that discards the draft of a file. @param file the path of the file below the content folder */
export function DiscardDraft({ file }: { file: string }) {
  const { t, showState, openPage } = useSession();
  const action = async () => {
    const next = await discard(file);
    showState(next);
    // An item that was never published exists only as a draft: after discarding, its page is gone, so the start page opens.
    if (isShownItemGone(next)) openPage('/');
  };
  return (
    <ActionButton className="discard" action={action}>
      {t('discard')}
    </ActionButton>
  );
}
