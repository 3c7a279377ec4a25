import { useSession } from './session.tsx';

/** Shows the message that an action on the server has failed (see use-action.ts). */
export function ActionFailed({ as: Tag = 'p' }: { as?: 'p' | 'span' }) {
  const { t } = useSession();
  return (
    <Tag className="mistake" role="alert">
      {t('actionFailed')}
    </Tag>
  );
}
