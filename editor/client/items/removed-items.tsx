import { ActionFailed } from '../action-failed.tsx';
import { useSession } from '../session.tsx';
import { useAction } from '../use-action.ts';
import { titleOf } from '../use-title.ts';

/** Lists the deleted items, each with a button to restore it. */
export function RemovedItems() {
  const { t, state, locale, changeItem } = useSession();
  const { busy, failed, act } = useAction();
  if (state.removed.length === 0) return null;
  const isPublished = state.removed.some(({ keptUntil }) => !keptUntil);
  return (
    <section aria-labelledby="removed">
      <h2 id="removed">{t('deleted')}</h2>
      {isPublished ? <p>{t('deletedHint')}</p> : null}
      <ul>
        {state.removed.map((item) => {
          const { address, keptUntil } = item;
          const title = titleOf(item.title, address, item.kind, locale);
          return (
            <li key={address} className="row">
              <bdi>{title}</bdi>{' '}
              {keptUntil ? <span className="quiet">{t('keptUntil', { day: keptUntil })}</span> : null}{' '}
              <button
                type="button"
                data-action="restore"
                data-of={address}
                disabled={busy !== undefined}
                aria-busy={busy === address}
                aria-label={t('bringBackOne', { title })}
                onClick={() => act(address, () => changeItem({ type: 'restore', address }))}
              >
                {t('bringBack')}
              </button>
              {failed === address ? <ActionFailed as="span" /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
