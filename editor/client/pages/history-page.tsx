import { useState } from 'react';
import { kindOf } from '#model/content/content-kinds.ts';
import { getPublication, getPublications, getSummary, revertPublication } from '../api.ts';
import { ConflictChoices } from '../conflict-choice.tsx';
import { DifferenceList } from '../difference-list.tsx';
import { PublicationProgress } from '../publication-result.tsx';
import { type Changes, changesToAsk, SecondQuestion } from '../second-question.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import { usePublication } from '../use-publication.ts';
import { useTitle } from '../use-title.ts';

/** Lists all publications. The owner can revert any of them; reverting makes a new publication. */
export function HistoryPage() {
  const { t } = useSession();
  const publications = useLatest(() => getPublications());
  const summary = useLatest(getSummary);
  const publication = usePublication();
  const [revertedId, setRevertedId] = useState('');
  const [openId, setOpenId] = useState('');
  const [asked, setAsked] = useState<{ id: string; changes: Changes[] } | null>(null);
  const revert = (id: string) => {
    setAsked(null);
    setRevertedId(id);
    void publication.start((choices, onStep) => revertPublication(id, choices, onStep));
  };
  const askOrRevert = async (id: string) => {
    const changes = changesToAsk((await getPublication(id)) ?? []).map(reversed);
    if (changes.length > 0) setAsked({ id, changes });
    else revert(id);
  };
  if (!publications) return null;
  return (
    <div className="page">
      <h1>{t('history')}</h1>
      <p>{t(publications.length === 0 ? 'noHistory' : 'historyIntro')}</p>
      <ul className="history">
        {publications.map((one) => (
          <li key={one.id} data-publication={one.id}>
            <details onToggle={({ currentTarget }) => currentTarget.open && setOpenId(one.id)}>
              <summary>
                <time dateTime={one.at} dir="ltr">
                  {one.at.slice(0, 16).replace('T', ' ')}
                </time>{' '}
                <bdi>{one.subject}</bdi>
              </summary>
              {openId === one.id ? <PublishedChanges id={one.id} /> : null}
            </details>
            <button
              type="button"
              data-action="take-back"
              disabled={publication.step !== null || summary?.way === 'refused'}
              onClick={() => void askOrRevert(one.id)}
            >
              {t('takeBack')}
              <span className="visually-hidden">: {one.subject}</span>
            </button>
            {asked?.id === one.id ? (
              <SecondQuestion
                changes={asked.changes}
                onConfirm={() => revert(one.id)}
                onCancel={() => setAsked(null)}
              />
            ) : null}
            {revertedId === one.id ? (
              <div className="taken-back">
                <PublicationProgress run={publication} hostPage={summary?.hostPage ?? ''} />
                <ConflictChoices
                  conflicts={publication.result?.conflicts ?? []}
                  publication={publication}
                  sides={{ mine: 'backTo', theirs: 'stayAt' }}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Swaps the old and the new values of changes. */
function reversed({ file, differences }: Changes): Changes {
  const swapped = differences.map(({ before, after, ...one }) => ({ ...one, before: after, after: before }));
  return { file, differences: swapped };
}

function PublishedChanges({ id }: { id: string }) {
  const { t } = useSession();
  const titleAt = useTitle();
  const changes = useLatest(() => getPublication(id), id);
  if (changes === null) return <p>{t('firstPublication')}</p>;
  return changes?.map(({ file, address, change, differences }) => {
    const kind = kindOf(file);
    return (
      <section key={file} className="panel">
        <h2>{kind ? titleAt(address, kind) : <bdi dir="ltr">{file}</bdi>}</h2>
        {change === 'changed' ? null : <p>{t(change === 'new' ? 'isNew' : 'isRemoved')}</p>}
        <DifferenceList file={file} differences={change === 'changed' ? differences : []} />
      </section>
    );
  });
}
