import { ActionButton } from '../action-button.tsx';
import { useSession } from '../session.tsx';
import { titleOf } from '../use-title.ts';

/** Lists the deleted items, each with a button to restore it. */
export function RemovedItems() {
  const { t, state, locale, changeItem } = useSession();
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
              <ActionButton
                data-action="restore"
                data-of={address}
                aria-label={t('bringBackOne', { title })}
                action={() => changeItem({ type: 'restore', address })}
              >
                {t('bringBack')}
              </ActionButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
