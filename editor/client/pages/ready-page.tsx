import { kindOf } from '../../../app/content/content-kinds.ts';
import { ActionFailed } from '../action-failed.tsx';
import { confirm, getReadiness } from '../api.ts';
import { FieldName } from '../conflict-choice.tsx';
import { Link } from '../link.tsx';
import { useSession } from '../session.tsx';
import { useAction } from '../use-action.ts';
import { useLatest } from '../use-latest.ts';
import { useTitle } from '../use-title.ts';

/** What stands between the content and the public, each with the way to its field. */
export function ReadyPage() {
  const { t, show } = useSession();
  const titleAt = useTitle();
  const readiness = useLatest(getReadiness);
  const { busy, failed, act } = useAction();
  if (!readiness) return null;
  const { samples, found } = readiness;
  const nameOf = (address: string, file: string) => titleAt(address, kindOf(file));
  return (
    <div className="page">
      <h1>{t('ready')}</h1>
      <p>{t('readyIntro')}</p>
      <p className="strong">
        {samples.length + found.length === 0
          ? t('allReady')
          : t('readyCount', { items: samples.length, fields: found.length })}
      </p>
      {samples.length > 0 ? (
        <>
          <h2>{t('openItems')}</h2>
          <p>{t('samplesHint')}</p>
          <ul className="history">
            {samples.map(({ address, files: [file = ''], marks }) => (
              <li key={address} data-ready={address}>
                <span>
                  <Link to={address}>{nameOf(address, file)}</Link>{' '}
                  {marks > 1 ? <small>{t('sampleParts', { marks })}</small> : null}
                  {failed === address ? <ActionFailed as="span" /> : null}
                </span>
                <button
                  type="button"
                  disabled={busy !== undefined}
                  aria-busy={busy === address}
                  onClick={() => act(address, () => confirm(address).then(show))}
                >
                  {t('confirmItem')}
                  <span className="visually-hidden">: {nameOf(address, file)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {found.length > 0 ? (
        <>
          <h2>{t('openFields')}</h2>
          <ul>
            {found.map(({ address, file, field, text }) => (
              <li key={`${file}#${field}`} data-unready={`content/${file}#${field}`}>
                <Link to={`${address}#${encodeURIComponent(field)}`}>
                  {nameOf(address, file)}: <FieldName file={file} field={field} />
                </Link>{' '}
                <bdi dir="ltr">{text}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
