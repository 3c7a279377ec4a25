import { useSession } from '../session.tsx';

/** The items that go with the next publication, each to be brought back. */
export function RemovedItems() {
  const { t, locale, state, changeItem } = useSession();
  if (state.removed.length === 0) return null;
  return (
    <section aria-labelledby="removed">
      <h2 id="removed">{t('deleted')}</h2>
      <p>{t('deletedHint')}</p>
      <ul className="removed">
        {state.removed.map(({ address, title }) => (
          <li key={address}>
            <bdi>{title[locale] ?? address}</bdi>{' '}
            <button
              type="button"
              data-action="restore"
              data-of={address}
              aria-label={t('bringBackOne', { title: title[locale] ?? address })}
              onClick={() => changeItem({ type: 'restore', address })}
            >
              {t('bringBack')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
