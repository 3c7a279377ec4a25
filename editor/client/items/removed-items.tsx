import { useState } from 'react';
import type { EditorState } from '../../server/state.ts';
import { useSession } from '../session.tsx';

/** What was deleted, each to be brought back. */
export function RemovedItems() {
  const { t, state } = useSession();
  const [busy, setBusy] = useState<string>();
  if (state.removed.length === 0) return null;
  const isPublished = state.removed.some(({ keptUntil }) => !keptUntil);
  return (
    <section aria-labelledby="removed">
      <h2 id="removed">{t('deleted')}</h2>
      {isPublished ? <p>{t('deletedHint')}</p> : null}
      <ul className="removed">
        {state.removed.map((item) => (
          <RemovedItem key={item.address} item={item} busy={busy} setBusy={setBusy} />
        ))}
      </ul>
    </section>
  );
}

function RemovedItem(props: {
  item: EditorState['removed'][number];
  /** The one that is being brought back. */
  busy: string | undefined;
  setBusy: (address: string | undefined) => void;
}) {
  const { item, busy, setBusy } = props;
  const { t, locale, changeItem } = useSession();
  const { address, keptUntil } = item;
  const title = item.title[locale] ?? address;
  const [hasFailed, setHasFailed] = useState(false);
  const restore = async () => {
    // A second press would mean what comes next.
    if (busy) return;
    setBusy(address);
    setHasFailed(false);
    await changeItem({ type: 'restore', address }).catch(() => setHasFailed(true));
    setBusy(undefined);
  };
  return (
    <li>
      <bdi>{title}</bdi>{' '}
      {keptUntil ? <span className="help">{t('keptUntil', { day: keptUntil })}</span> : null}{' '}
      <button
        type="button"
        data-action="restore"
        data-of={address}
        disabled={busy !== undefined}
        aria-busy={busy === address}
        aria-label={t('bringBackOne', { title })}
        onClick={restore}
      >
        {t('bringBack')}
      </button>
      {hasFailed ? (
        <span className="mistake" role="alert">
          {t('actionFailed')}
        </span>
      ) : null}
    </li>
  );
}
