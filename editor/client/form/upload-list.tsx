import { useSession } from '../session.tsx';
import type { Upload } from './use-uploads.ts';

/** Lists the uploads with their status. A refused file stays listed with the reason until the owner dismisses the message. */
export function UploadList({ uploads, onDismiss }: { uploads: Upload[]; onDismiss: (id: number) => void }) {
  const { t } = useSession();
  const done = uploads.filter(({ status }) => status === 'there' || status === 'refused').length;
  return (
    <div role="status">
      {uploads.length > 1 ? <p>{t('uploadCount', { n: done, all: uploads.length })}</p> : null}
      <ul>
        {uploads.map(({ id, name, status, refused }) => (
          <li key={id} className="row" data-upload={status}>
            <bdi>{name}</bdi>
            {status === 'sending' ? <progress aria-label={t('uploadSending')} /> : null}
            {status === 'there' ? <span className="quiet">{t('uploadThere')}</span> : null}
            {status === 'waiting' ? <span className="quiet">{t('uploadWaiting')}</span> : null}
            {refused ? (
              <>
                <span className="mistake" data-refused={refused}>
                  {t(`refused.${refused}`)}
                </span>
                <button
                  type="button"
                  aria-label={`${t('dismiss')}: ${name}`}
                  title={t('dismiss')}
                  onClick={() => onDismiss(id)}
                >
                  ×
                </button>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
