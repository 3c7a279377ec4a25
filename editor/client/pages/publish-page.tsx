import { useId, useState } from 'react';
import { kindOf } from '#model/content/content-kinds.ts';
import type { FieldConflict } from '../../server/field-conflict.ts';
import type { ChangedFile } from '../../server/unpublished-changes.ts';
import { ActionFailed } from '../action-failed.tsx';
import { getSummary, publish } from '../api.ts';
import { ConflictChoices } from '../conflict-choice.tsx';
import { ChangeDetails } from '../item-changes.tsx';
import { Link } from '../link.tsx';
import { LoadStatusPage } from '../load-status.tsx';
import { GitMessage, PublicationProgress } from '../publication-result.tsx';
import { useChangeTitle } from '../publication-title.tsx';
import { changesToAsk, SecondQuestion } from '../second-question.tsx';
import { useSession } from '../session.tsx';
import { useAction } from '../use-action.ts';
import { type ConflictChoice, useChoices } from '../use-choices.ts';
import { useLatest } from '../use-latest.ts';
import { failureWord } from '../words.ts';

/** Lists the changed files, publishes those that the owner does not exclude, and shows the steps and the result. */
export function PublishPage() {
  const { t, publication, isPublishing, showPublication } = useSession();
  const summary = useLatest(getSummary);
  const [excluded, setExcluded] = useState<string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const [author, setAuthor] = useState('');
  const authorId = useId();
  const choice = useChoices();
  const { busy, failed, act } = useAction();

  if (!summary) return <LoadStatusPage title={t('publish')} data={summary} />;
  // Lists the known conflicts of a file, and the further conflicts that the last attempt to publish has found.
  const conflictsOf = ({ file, conflicts, pictures }: ChangedFile) => {
    const own = [file, ...pictures.map((picture) => picture.file)];
    const result = publication?.takenBack ? undefined : publication?.result;
    const found = result?.done === false ? result.conflicts.filter((one) => own.includes(one.file)) : [];
    return [...new Map([...conflicts, ...found].map((one) => [`${one.file} ${one.key}`, one])).values()];
  };
  const isReady = (one: ChangedFile) =>
    one.mistakes === 0 && !excluded.includes(one.file) && conflictsOf(one).every(choice.chosen);
  // The files of a renamed item are published together, or none of them is.
  const isGroupReady = ({ together }: ChangedFile) =>
    summary.files.every((other) => !together.includes(other.file) || isReady(other));
  const ready = summary.files.filter((one) => isReady(one) && isGroupReady(one));
  const toAsk = changesToAsk(ready);
  const isRunning = busy !== undefined || isPublishing;
  const start = () =>
    act('publish', async () => {
      setIsAsking(false);
      const files = ready.flatMap(({ file, together }) => [file, ...together]);
      showPublication(await publish([...new Set(files)], choice.choices, author));
    });

  return (
    <div className="page">
      <h1>{t('publish')}</h1>
      {summary.files.length === 0 ? <p>{t('nothingToPublish')}</p> : <p>{t('publishIntro')}</p>}
      {summary.files.map((file) => (
        <FileChanges
          key={file.file}
          file={file}
          conflicts={conflictsOf(file)}
          choice={choice}
          isExcluded={excluded.includes(file.file)}
          isPart={summary.files.some((other) => file.together.includes(other.file))}
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
          : t(
              summary.way === 'commit'
                ? 'wayCommit'
                : (failureWord(summary.refusal ?? '') ?? 'failure.refused'),
            )}
      </p>
      {summary.refusal && !failureWord(summary.refusal) ? <GitMessage text={summary.refusal} /> : null}
      {summary.author ? null : (
        <div className="field">
          <label htmlFor={authorId}>{t('authorName')}</label>
          <input id={authorId} dir="auto" value={author} onChange={({ target }) => setAuthor(target.value)} />
        </div>
      )}
      <button
        type="button"
        className="primary"
        disabled={ready.length === 0 || isRunning || summary.way === 'refused'}
        onClick={toAsk.length > 0 ? () => setIsAsking(true) : start}
      >
        {t('publish')}
      </button>
      {failed ? <ActionFailed /> : null}
      {isAsking && toAsk.length > 0 ? (
        <SecondQuestion changes={toAsk} onConfirm={start} onCancel={() => setIsAsking(false)} />
      ) : null}
      <PublicationProgress hostPage={summary.hostPage} />
    </div>
  );
}

interface FileChangesProps {
  file: ChangedFile;
  conflicts: FieldConflict[];
  choice: ConflictChoice;
  isExcluded: boolean;
  /** Whether it is published together with other files of the list. */
  isPart: boolean;
  /** Whether all files that must be published together with this file can be published too. */
  isGroupReady: boolean;
  onExclude: (isExcluded: boolean) => void;
}

function FileChanges(props: FileChangesProps) {
  const { file, conflicts, choice, isExcluded, isPart, isGroupReady, onExclude } = props;
  const { t } = useSession();
  const changeTitle = useChangeTitle();
  const isValid = file.mistakes === 0;
  const shownCount = file.differences.length + file.pictures.length + conflicts.length;
  const isEmpty = file.change === 'changed' && kindOf(file.file) && shownCount === 0;
  const hasOpenConflict = !conflicts.every(choice.chosen);
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
          {changeTitle(file)}
        </label>
      </h2>
      {isPart ? <p className="notice">{t('togetherHint')}</p> : null}
      {file.origin === 'hand' ? <p className="notice">{t('byHand')}</p> : null}
      {isValid ? null : (
        <p className="mistake">
          <Link to={file.address}>{t('invalid')}</Link>
        </p>
      )}
      {isEmpty ? <p>{t('onlyComments')}</p> : null}
      <ChangeDetails change={file} hasDraft={file.origin === 'draft'} />
      {file.isMerged && conflicts.length === 0 ? <p className="notice">{t('mergedHint')}</p> : null}
      {conflicts.length > 0 ? <p className="notice">{t('conflictHint')}</p> : null}
      <ConflictChoices conflicts={conflicts} choice={choice} />
    </section>
  );
}
