import { useState } from 'react';
import { ActionButton } from '../action-button.tsx';
import { getPublication, getPublications, getSummary, getTakeBackSummary, takeBack } from '../api.ts';
import { ConflictChoices } from '../conflict-choice.tsx';
import { ItemChanges } from '../item-changes.tsx';
import { LoadStatus, LoadStatusPage } from '../load-status.tsx';
import { PublicationProgress } from '../publication-result.tsx';
import { PublicationTitle, publicationTitle } from '../publication-title.tsx';
import { useSession } from '../session.tsx';
import { useChoices } from '../use-choices.ts';
import { useLatest } from '../use-latest.ts';

/** Lists the publications. The owner can revert any of them; reverting makes a new publication. */
export function HistoryPage() {
  const { t, locale, isPublishing } = useSession();
  const [isAll, setIsAll] = useState(false);
  // The list is loaded again at the end of a publication, since only then is the new commit in the owner's folder.
  const publications = useLatest(
    () => getPublications(isAll ? { all: '' } : {}),
    JSON.stringify({ isAll, isPublishing }),
  );
  const summary = useLatest(getSummary);
  const [openId, setOpenId] = useState('');
  const [askedId, setAskedId] = useState('');
  if (!publications) return <LoadStatusPage title={t('history')} data={publications} />;
  return (
    <div className="page">
      <h1>{t('history')}</h1>
      <p>{t(publications.length === 0 ? 'noHistory' : 'historyIntro')}</p>
      <PublicationProgress hostPage={summary?.hostPage ?? ''} />
      <label className="row">
        <input type="checkbox" checked={isAll} onChange={({ target }) => setIsAll(target.checked)} />
        {t('showAll')}
      </label>
      <ul className="history">
        {publications.map((one) => (
          <li key={one.id} data-publication={one.id}>
            <details onToggle={({ currentTarget }) => currentTarget.open && setOpenId(one.id)}>
              <summary>
                <PublicationTitle publication={one} />
              </summary>
              {openId === one.id ? <PublishedChanges id={one.id} /> : null}
            </details>
            <button
              type="button"
              data-action="take-back"
              aria-expanded={askedId === one.id}
              disabled={isPublishing || summary?.way === 'refused'}
              onClick={() => setAskedId(askedId === one.id ? '' : one.id)}
            >
              {t('takeBack')}
              <span className="visually-hidden">: {publicationTitle(one, locale)}</span>
            </button>
            {askedId === one.id ? <TakeBackQuestion id={one.id} onEnd={() => setAskedId('')} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows what the reversal of a publication changes on the site, and asks whether to do it. */
function TakeBackQuestion({ id, onEnd }: { id: string; onEnd: () => void }) {
  const { t, showPublication } = useSession();
  const summary = useLatest(() => getTakeBackSummary(id), id);
  const choice = useChoices();
  const { changes = [], conflicts = [] } = summary ?? {};
  const start = async () => {
    showPublication(await takeBack(id, choice.choices));
    onEnd();
    window.scrollTo(0, 0);
  };
  if (!summary) return <LoadStatus data={summary} />;
  const isNothing = changes.length + conflicts.length === 0;
  return (
    <div className="conflict panel" role="alert">
      <p>{t(isNothing ? 'takeBackNothing' : 'takeBackIntro')}</p>
      <ItemChanges changes={changes} />
      <ConflictChoices conflicts={conflicts} choice={choice} sides={{ mine: 'backTo', theirs: 'stayAt' }} />
      {isNothing ? null : (
        <ActionButton
          className="primary"
          data-action="take-back-meant"
          disabled={!conflicts.every(choice.chosen)}
          action={start}
        >
          {t('takeBackMeant')}
        </ActionButton>
      )}
      <button type="button" onClick={onEnd}>
        {t('cancel')}
      </button>
    </div>
  );
}

function PublishedChanges({ id }: { id: string }) {
  const changes = useLatest(() => getPublication(id), id);
  return changes ? <ItemChanges changes={changes} /> : <LoadStatus data={changes} />;
}
