import { useState } from 'react';
import type { LinkCheck } from '../../server/check-links.ts';
import { askOutsideLinks } from '../api.ts';
import { useSession } from '../session.tsx';
import { UnreadyList } from './unready-list.tsx';

/** A button that asks for the content's outside links, and which of them are broken: nothing else here asks the network. */
export function OutsideLinks({ nameOf }: { nameOf: (address: string, file: string) => string }) {
  const { t } = useSession();
  const [asked, setAsked] = useState<{ n: number; all: number }>();
  const [check, setCheck] = useState<LinkCheck>();
  const isAsking = asked !== undefined;
  const start = () => {
    if (isAsking) return;
    setCheck(undefined);
    setAsked({ n: 0, all: 0 });
    askOutsideLinks((n, all) => setAsked({ n, all }))
      .then(setCheck, () => {})
      .finally(() => setAsked(undefined));
  };
  return (
    <section aria-labelledby="outside-links">
      <h2 id="outside-links">{t('outsideLinks')}</h2>
      <p>{t('outsideLinksHint')}</p>
      <button type="button" data-action="check-links" disabled={isAsking} onClick={start}>
        {t('checkLinks')}
      </button>
      <div role="status">
        {asked?.all ? <p>{t('linksAsked', asked)}</p> : null}
        {check ? <p data-links={check.found.length}>{t(resultOf(check), { n: check.all })}</p> : null}
      </div>
      {check ? <UnreadyList found={check.found} nameOf={nameOf} /> : null}
    </section>
  );
}

function resultOf({ all, found, isOffline }: LinkCheck) {
  if (all === 0) return 'noLinks';
  if (isOffline) return 'linksOffline';
  return found.length === 0 ? 'linksFine' : 'linksBroken';
}
