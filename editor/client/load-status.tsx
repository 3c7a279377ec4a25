import { ActionFailed } from './action-failed.tsx';
import { useSession } from './session.tsx';

/** Data that is not there: undefined until the first answer, null where the request has failed (see use-latest.ts). */
interface MissingData {
  data: null | undefined;
}

/** Says that data is being loaded, or that its request has failed. */
export function LoadStatus({ data }: MissingData) {
  const { t } = useSession();
  return data === null ? <ActionFailed /> : <p role="status">{t('working')}</p>;
}

/** A page of the editor whose data is not there, with its title. */
export function LoadStatusPage({ title, data }: MissingData & { title: string }) {
  return (
    <div className="page">
      <h1>{title}</h1>
      <LoadStatus data={data} />
    </div>
  );
}
