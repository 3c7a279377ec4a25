import type { PublishResult, PublishStep } from '../server/publisher.ts';
import { LiveNote } from './live-note.tsx';
import { useSession } from './session.tsx';
import type { PublicationRun } from './use-publication.ts';
import type { EditorWord } from './words.ts';

const stepWords: Record<PublishStep, EditorWord> = {
  fetch: 'stepFetch',
  check: 'stepCheck',
  build: 'stepBuild',
  commit: 'stepCommit',
  push: 'stepPush',
  folder: 'stepFolder',
};

/** Shows the current step of a running publication, or the result of a finished one. */
export function PublicationProgress({ run, hostPage }: { run: PublicationRun; hostPage: string }) {
  const { t } = useSession();
  const { step, result } = run;
  return (
    <div role="status">
      {step ? <p>{t(stepWords[step])} …</p> : null}
      {result ? <PublicationResult result={result} hostPage={hostPage} /> : null}
    </div>
  );
}

/** Shows the result of a publication and, if it was pushed to the Git host, whether the live site shows it. */
function PublicationResult({ result, hostPage }: { result: PublishResult; hostPage: string }) {
  const { t } = useSession();
  const held =
    result.held.length > 0 ? (
      <p className="notice">{t('heldBack', { files: result.held.join(', ') })}</p>
    ) : null;
  if (result.done) {
    return (
      <>
        <p className="strong">{t('done')}</p>
        {result.way === 'push' ? (
          <LiveNote hostPage={hostPage} />
        ) : (
          <p>
            {t('doneFolder')} <code dir="ltr">{result.folder}</code>
          </p>
        )}
        {held}
      </>
    );
  }
  if (isKnownReason(result.reason)) return <p className="mistake">{t(knownReasons[result.reason])}</p>;
  return (
    <>
      <p className="mistake">
        {result.step === 'folder'
          ? t('publishedButFolder')
          : t('failedAt', { step: t(stepWords[result.step]) })}
      </p>
      {['fetch', 'push'].includes(result.step) ? <p>{t('signIn')}</p> : null}
      <pre dir="ltr">{result.reason}</pre>
      {held}
    </>
  );
}

/** The reasons for a failed publication for which the editor has a message in both languages. */
export const knownReasons = {
  nothing: 'conflictsLeft',
  detached: 'detached',
  partOfRename: 'partOfRename',
  otherOwner: 'otherOwner',
  noGit: 'noGit',
  noRepository: 'noRepository',
  locked: 'locked',
} as const;

export function isKnownReason(reason: string): reason is keyof typeof knownReasons {
  return Object.hasOwn(knownReasons, reason);
}
