import { ActionFailed } from './action-failed.tsx';
import { useSession } from './session.tsx';

/** Takes the place of what a page shows until its data is loaded. `data` is null where the request has failed (see use-latest.ts). */
export function Unloaded({ data }: { data: null | undefined }) {
  const { t } = useSession();
  return data === null ? <ActionFailed /> : <p role="status">{t('working')}</p>;
}
