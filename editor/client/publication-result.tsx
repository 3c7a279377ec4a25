import { useEffect, useState } from 'react';
import type { PublicationRun, PublishResult, PublishStep } from '../server/publication-run.ts';
import { cancelPublication, markPublicationSeen } from './api.ts';
import { Link } from './link.tsx';
import { LiveNote } from './live-note.tsx';
import { momentText } from './publication-title.tsx';
import { useSession } from './session.tsx';
import { type EditorWord, failureWord } from './words.ts';

const stepWords: Record<PublishStep, EditorWord> = {
  fetch: 'stepFetch',
  check: 'stepCheck',
  build: 'stepBuild',
  commit: 'stepCommit',
  push: 'stepPush',
  folder: 'stepFolder',
};

/** The address of the page that shows a publication: of drafts, or of the reversal of an earlier publication. */
const pageOf = (run: PublicationRun) => (run.takenBack ? '/history' : '/publish');

/** In the bar of every other page, says which step is running or how a publication ended, until its page has shown it. */
export function PublicationNote() {
  const { t, address, publication: run } = useSession();
  if (!run || run.isSeen || address === pageOf(run)) return null;
  const { result, steps } = run;
  return (
    <p className="publication" role="status" data-publication={result ? String(result.done) : 'running'}>
      <Link to={pageOf(run)}>
        {result ? (
          <ResultText result={result} />
        ) : (
          t('publishing', { step: t(stepWords[steps.at(-1)?.step ?? 'fetch']) })
        )}
      </Link>
    </p>
  );
}

/** On the page of the running or last publication, shows its steps with their times, then its result. */
export function PublicationProgress({ hostPage }: { hostPage: string }) {
  const { t, locale, address, publication: run, showPublication } = useSession();
  const [now, setNow] = useState(Date.now);
  const isShown = run && address === pageOf(run);
  const isRunning = isShown && !run.result;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const isNew = isShown && run.result && !run.isSeen;
  useEffect(() => {
    if (isNew) markPublicationSeen().then(showPublication, () => {});
  }, [isNew, showPublication]);
  if (!isShown) return null;
  const { steps, result, endedAt = now } = run;
  return (
    <div role="status">
      <ol className="steps">
        {steps.map(({ step, at }, index) => (
          <li key={step}>
            {t(stepWords[step])} ·{' '}
            <bdi aria-hidden="true">{stopwatch((steps[index + 1]?.at ?? endedAt) - at)}</bdi>
          </li>
        ))}
      </ol>
      {run.isFinal ? null : (
        <button
          type="button"
          data-action="cancel-publication"
          onClick={() => void cancelPublication().then(showPublication, () => {})}
        >
          {t('cancel')}
        </button>
      )}
      {result ? (
        <>
          <p className={result.done ? 'strong' : 'mistake'}>
            <ResultText result={result} />
          </p>
          <p className="quiet">{momentText(locale, endedAt)}</p>
          <ResultDetails result={result} hostPage={hostPage} />
        </>
      ) : null}
    </div>
  );
}

/** Says whether something was published, and if not, why and what to do. */
function ResultText({ result }: { result: PublishResult }) {
  const { t } = useSession();
  if (result.done) return t('done');
  if (result.step === 'folder') return t('failure.folder');
  const reason = t(failureWord(result.reason) ?? 'failure.unknown', { step: t(stepWords[result.step]) });
  return `${t('notPublished')} ${reason}`;
}

/** Shows where a publication is to be seen, or the message with which it failed. */
function ResultDetails({ result, hostPage }: { result: PublishResult; hostPage: string }) {
  const { t } = useSession();
  if (!result.done)
    return result.log === result.reason || result.reason === 'cancelled' ? null : (
      <GitMessage text={result.log} />
    );
  if (result.way === 'push') return <LiveNote hostPage={hostPage} />;
  return (
    <p>
      {t('doneFolder')} <code dir="ltr">{result.folder}</code>
    </p>
  );
}

/** Shows a message of Git, of the system or of the build, folded: it is for the site's developer. */
export function GitMessage({ text }: { text: string }) {
  const { t } = useSession();
  return (
    <details>
      <summary>{t('forDeveloper')}</summary>
      <pre dir="ltr">{text}</pre>
    </details>
  );
}

/** A duration in minutes and seconds, such as 0:42. */
function stopwatch(duration: number): string {
  const seconds = Math.max(0, Math.round(duration / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
