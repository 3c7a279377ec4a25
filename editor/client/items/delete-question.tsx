import { getReferences } from '../api.ts';
import { Link } from '../link.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import { useTitle } from '../use-title.ts';

/** Asks before an item is deleted, and lists what refers to it. */
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
