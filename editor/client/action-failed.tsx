import { useSession } from './session.tsx';

/** Shows the message that an action on the server has failed (see use-action.ts). */
export function ActionFailed() {
  const { t } = useSession();
  return (
    <p className="mistake" role="alert">
      {t('actionFailed')}
    </p>
  );
}
