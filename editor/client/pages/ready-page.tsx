import { kindOf } from '../../../app/content/content-kinds.ts';
import type { ItemReadiness } from '../../ready/find-unready.ts';
import { statusWords } from '../../ready/unready-words.ts';
import { confirm, getReadiness } from '../api.ts';
import { Link } from '../link.tsx';
import { UnreadyList } from '../ready/unready-list.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import { useTitle } from '../use-title.ts';

/** Whether an item still is the sample, in whole or in part. */
export const isOpen = ({ status }: ItemReadiness) => status === 'shipped' || status === 'partly';

/** What stands between the content and the public, each with the way to its field. */
export function ReadyPage() {
  const { t, locale, refresh } = useSession();
  const titleAt = useTitle();
  const readiness = useLatest(getReadiness);
  if (!readiness) return null;
  const open = readiness.items.filter(isOpen);
  const nameOf = (address: string, file: string) => titleAt(address, kindOf(file));
  return (
    <div className="publish-page">
      <h1>{t('ready')}</h1>
      <p>{t('readyIntro')}</p>
      <p className="done">
        {open.length + readiness.found.length === 0
          ? t('allReady')
          : t('readyCount', { items: open.length, fields: readiness.found.length })}
      </p>
      <h2>{t('openItems')}</h2>
      <ul className="history">
        {readiness.items.map((item) => (
          <li key={item.address} data-ready={item.address} data-status={item.status}>
            <span>
              <Link to={item.address}>{nameOf(item.address, item.files[0] ?? '')}</Link>{' '}
              <span className={isOpen(item) ? 'badge warn' : 'badge'}>
                {statusWords[item.status][locale]}
              </span>
              {item.status === 'partly' ? (
                <small> {t('ofShipped', { shipped: item.shipped, all: item.all })}</small>
              ) : null}
            </span>
            {isOpen(item) ? (
              <button type="button" onClick={() => confirm(item.address).then(refresh, () => {})}>
                {t('confirmItem')}
                <span className="visually-hidden">: {nameOf(item.address, item.files[0] ?? '')}</span>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <h2>{t('openFields')}</h2>
      <UnreadyList found={readiness.found} nameOf={nameOf} />
    </div>
  );
}
