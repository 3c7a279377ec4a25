import { useState } from 'react';
import { kindOf } from '#model/content/content-kinds.ts';
import type { FieldConflict } from '../../server/field-conflict.ts';
import type { ChangedFile } from '../../server/publisher.ts';
import { getSummary, publish } from '../api.ts';
import { ConflictChoices } from '../conflict-choice.tsx';
import { DifferenceList } from '../difference-list.tsx';
import { Link } from '../link.tsx';
import { isKnownReason, knownReasons, PublicationProgress } from '../publication-result.tsx';
import { changesToAsk, SecondQuestion } from '../second-question.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import { type PublicationRun, usePublication } from '../use-publication.ts';
import { useTitle } from '../use-title.ts';
import type { EditorWord } from '../words.ts';

const pictureWords: Record<ChangedFile['change'], EditorWord> = {
  new: 'newPicture',
  changed: 'changedPicture',
  removed: 'removedPicture',
};

/** Lists the changed files, publishes those that the owner does not exclude, and shows the steps and the result. */
export function PublishPage() {
  const { t } = useSession();
  const summary = useLatest(getSummary);
  const [excluded, setExcluded] = useState<string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const publication = usePublication();
  const { step, result } = publication;

  if (!summary) return null;
  // Lists the known conflicts of a file, and the further conflicts that the last attempt to publish has found.
  const conflictsOf = ({ file, conflicts, pictures }: ChangedFile) => {
    const own = [file, ...pictures.map((picture) => picture.file)];
    const found = (result?.conflicts ?? []).filter((one) => own.includes(one.file));
    return [...new Map([...conflicts, ...found].map((one) => [`${one.file} ${one.key}`, one])).values()];
  };
  const isReady = (one: ChangedFile) =>
    one.mistakes === 0 &&
    !excluded.includes(one.file) &&
    conflictsOf(one).every((conflict) => publication.chosen(conflict));
  // The files of a renamed item are published together, or none of them is.
  const isGroupReady = ({ together }: ChangedFile) =>
    summary.files.every((other) => !together.includes(other.file) || isReady(other));
  const ready = summary.files.filter((one) => isReady(one) && isGroupReady(one));
  const toAsk = changesToAsk(ready);
  const start = () => {
    setIsAsking(false);
    void publication.start((choices, onStep) =>
      publish(
        ready.map(({ file }) => file),
        choices,
        onStep,
      ),
    );
  };

  return (
    <div className="page">
      <h1>{t('publish')}</h1>
      {summary.files.length === 0 ? <p>{t('nothingToPublish')}</p> : <p>{t('publishIntro')}</p>}
      {summary.files.map((file) => (
        <FileChanges
          key={file.file}
          file={file}
          conflicts={conflictsOf(file)}
          publication={publication}
          isExcluded={excluded.includes(file.file)}
          isGroupReady={isGroupReady(file)}
          onExclude={(isExcluded) => {
            const all = [file.file, ...file.together];
            setExcluded(isExcluded ? [...excluded, ...all] : excluded.filter((one) => !all.includes(one)));
          }}
        />
      ))}
      <p>
        {summary.way === 'push'
          ? t('wayPush', { remote: `\u2066${summary.remote ?? ''}\u2069` })
          : summary.way === 'commit'
            ? t('wayCommit')
            : refusalText(summary.refusal ?? '', t)}
      </p>
      <button
        type="button"
        className="primary"
        disabled={ready.length === 0 || step !== null || summary.way === 'refused'}
        onClick={toAsk.length > 0 ? () => setIsAsking(true) : start}
      >
        {t('publish')}
      </button>
      {isAsking && toAsk.length > 0 ? (
        <SecondQuestion changes={toAsk} onConfirm={start} onCancel={() => setIsAsking(false)} />
      ) : null}
      <PublicationProgress run={publication} hostPage={summary.hostPage} />
    </div>
  );
}

interface FileChangesProps {
  file: ChangedFile;
  conflicts: FieldConflict[];
  publication: PublicationRun;
  isExcluded: boolean;
  /** Whether all files that must be published together with this file can be published too. */
  isGroupReady: boolean;
  onExclude: (isExcluded: boolean) => void;
}

function FileChanges({
  file,
  conflicts,
  publication,
  isExcluded,
  isGroupReady,
  onExclude,
}: FileChangesProps) {
  const { t } = useSession();
  const titleAt = useTitle();
  const isValid = file.mistakes === 0;
  const hasOpenConflict = conflicts.some((one) => !publication.chosen(one));
  return (
    <section className="panel">
      <h2>
        <label className="row">
          <input
            type="checkbox"
            checked={isValid && !hasOpenConflict && !isExcluded && isGroupReady}
            disabled={!isValid || hasOpenConflict || (!isGroupReady && !isExcluded)}
            onChange={({ target }) => onExclude(!target.checked)}
          />
          <span className="visually-hidden">{t('include')}: </span>
          {titleAt(file.address, kindOf(file.file))}
        </label>
      </h2>
      {file.together.length > 0 ? <p className="notice">{t('togetherHint')}</p> : null}
      {file.origin === 'hand' ? <p className="notice">{t('byHand')}</p> : null}
      {isValid ? null : (
        <p className="mistake">
          <Link to={file.address}>{t('invalid')}</Link>
        </p>
      )}
      {file.change === 'changed' ? null : <p>{t(file.change === 'new' ? 'isNew' : 'isRemoved')}</p>}
      {file.pictures.length > 0 ? (
        <ul>
          {file.pictures.map((picture) => (
            <li key={picture.file}>
              {t(pictureWords[picture.change], { file: `\u2066${picture.file}\u2069` })}
              <div className="before-after row">
                {picture.change === 'new' ? null : (
                  <Thumbnail of={picture.file} label={t('published')} isPublished />
                )}
                {picture.change === 'removed' ? null : <Thumbnail of={picture.file} label={t('yours')} />}
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {file.differences.length > 0 || file.pictures.length > 0 || file.change !== 'changed' ? null : (
        <p>
          {file.file.endsWith('.yaml')
            ? t('onlyComments')
            : t('anotherFile', { file: `\u2066${file.file}\u2069` })}
        </p>
      )}
      <DifferenceList file={file.file} differences={file.change === 'removed' ? [] : file.differences} />
      {file.isMerged ? <p className="notice">{t('mergedHint')}</p> : null}
      {conflicts.length > 0 ? <p className="notice">{t('conflictHint')}</p> : null}
      <ConflictChoices conflicts={conflicts} publication={publication} />
    </section>
  );
}

/** Shows a small version of a changed picture: as it is published, or as it is in the draft. */
function Thumbnail({ of, label, isPublished }: { of: string; label: string; isPublished?: boolean }) {
  return (
    <figure>
      <img
        src={`/content/${of}?width=240${isPublished ? '&published' : ''}`}
        alt=""
        width="240"
        height="180"
        loading="lazy"
      />
      <figcaption>{label}</figcaption>
    </figure>
  );
}

function refusalText(reason: string, t: ReturnType<typeof useSession>['t']): string {
  return isKnownReason(reason) ? t(knownReasons[reason]) : t('gitRefuses', { reason });
}
