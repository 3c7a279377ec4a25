import { kindOf } from '#model/content/content-kinds.ts';
import { ActionButton } from '../action-button.tsx';
import { confirm, getUnready } from '../api.ts';
import { FieldName } from '../conflict-choice.tsx';
import { EndedEntries } from '../ended-entries.tsx';
import { Link } from '../link.tsx';
import { LoadStatusPage } from '../load-status.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import { useTitle } from '../use-title.ts';

/** Shows the Ready list: all that the owner must do before the site goes public, with links to the fields. */
export function ReadyPage() {
  const { t, showState } = useSession();
  const titleAt = useTitle();
  const unready = useLatest(getUnready);
  if (!unready) return <LoadStatusPage title={t('ready')} data={unready} />;
  return (
    <div className="page">
      <h1>{t('ready')}</h1>
      <p>{t('readyIntro')}</p>
      <p className="strong">
        {unready.length === 0 ? t('allReady') : t('unreadyCount', { count: unready.length })}
      </p>
      {unready.some(({ isSample }) => isSample) ? <p>{t('samplesHint')}</p> : null}
      <ul className="history">
        {unready.map(({ address, file, isSample, fields }) => (
          <li key={address} data-unready={address}>
            <Link to={address}>{titleAt(address, kindOf(file))}</Link>
            {isSample ? (
              <ActionButton action={() => confirm(address).then(showState)}>
                {t('confirmItem')}
                <span className="visually-hidden">: {titleAt(address, kindOf(file))}</span>
              </ActionButton>
            ) : null}
            {fields.length > 0 ? (
              <ul>
                {fields.map(({ field, entry, text, pictureWidth, needsPlace, gap, enough = 0 }) => (
                  <li key={field} data-unready={`content/${file}#${field}`}>
                    <Link to={`${address}#${encodeURIComponent(field)}`}>
                      <FieldName file={file} field={field} entry={entry} />
                    </Link>{' '}
                    <small>
                      {pictureWidth ? (
                        t('smallPicture', { width: pictureWidth, enough })
                      ) : gap ? (
                        t(gap)
                      ) : needsPlace ? (
                        t('needsPlace')
                      ) : (
                        <>
                          {t(text ? 'leadsNowhere' : 'isSample')} <bdi dir="ltr">{text}</bdi>
                        </>
                      )}
                    </small>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      <EndedEntries />
    </div>
  );
}
