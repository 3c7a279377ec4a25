import { useCallback, useEffect, useState } from 'react';
import type { LiveState } from '../server/live-site.ts';
import { getLiveState } from './api.ts';
import { useSession } from './session.tsx';

/** Shows whether the live site has the last publication. It checks the site once, and again when the owner presses the button. */
export function LiveNote({ hostPage }: { hostPage: string }) {
  const { t } = useSession();
  const [live, setLive] = useState<LiveState | null>(null);
  const check = useCallback(() => {
    setLive(null);
    getLiveState().then(setLive, () => {});
  }, []);
  useEffect(check, [check]);
  if (!live) return <p role="status">{t('working')}</p>;
  return (
    <p data-live={live.isLive} role="status">
      {t(live.isLive ? 'liveNow' : 'liveNotYet')}{' '}
      <a href={live.url} target="_blank" rel="noreferrer">
        <bdi dir="ltr">{live.url}</bdi>
      </a>
      {live.isLive ? null : (
        <>
          {' '}
          <button type="button" data-action="look-again" onClick={check}>
            {t('lookAgain')}
          </button>
        </>
      )}
      {hostPage && !live.isLive ? (
        <>
          {' · '}
          <a href={hostPage} target="_blank" rel="noreferrer">
            {t('hostPage')}
          </a>
        </>
      ) : null}
    </p>
  );
}
