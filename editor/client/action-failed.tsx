import { useSession } from './session.tsx';

/** The message that an action failed (see use-action.ts). */
export function ActionFailed({ as: Tag = 'p' }: { as?: 'p' | 'span' }) {
  const { t } = useSession();
  return (
    <Tag className="mistake" role="alert">
      {t('actionFailed')}
    </Tag>
  );
}
