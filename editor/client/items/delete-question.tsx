import { getNamesItem } from '../api.ts';
import { Link } from '../link.tsx';
import { titleOf } from '../pages/start-page.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';

/** Asks once before an item is deleted: what goes with it, and what names it. */
export function DeleteQuestion(props: { address: string; onDelete: () => void; onCancel: () => void }) {
  const { address, onDelete, onCancel } = props;
  const { t, state, locale } = useSession();
  const naming = useLatest(() => getNamesItem(address), address);
  const nameOf = (one: string) => {
    const item = state.items.find((other) => other.address === one);
    return titleOf(item?.title[locale], one, item?.kind ?? 'site', locale);
  };
  return (
    <div className="conflict" role="alert">
      <p>{t('deleteQuestion', { title: nameOf(address) })}</p>
      {naming?.length ? (
        <>
          <p>{t('namedIn')}</p>
          <ul>
            {naming.map((one) => (
              <li key={one}>
                <Link to={one}>{nameOf(one)}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <button type="button" data-action="delete-meant" onClick={onDelete}>
        {t('deleteMeant')}
      </button>
      <button type="button" onClick={onCancel}>
        {t('cancel')}
      </button>
    </div>
  );
}
