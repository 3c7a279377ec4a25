import { getReferences } from '../api.ts';
import { Link } from '../link.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import { useTitle } from '../use-title.ts';

/** Asks whether to delete an item, and lists the other items and files that refer to the item. */
export function DeleteQuestion(props: { address: string; onDelete: () => void; onCancel: () => void }) {
  const { address, onDelete, onCancel } = props;
  const { t } = useSession();
  const titleAt = useTitle();
  const references = useLatest(() => getReferences(address), address);
  return (
    <div className="conflict panel" role="alert">
      <p>{t('deleteQuestion', { title: titleAt(address) })}</p>
      {references?.length ? (
        <>
          <p>{t('namedIn')}</p>
          <ul>
            {references.map((one) => (
              <li key={one}>
                <Link to={one}>{titleAt(one)}</Link>
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
