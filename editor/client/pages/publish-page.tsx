import { useState } from 'react';
import { kindOf } from '../../../app/content/content-kinds.ts';
import { labelOf } from '../../forms/labels.ts';
import type { ChangedFile, PublishResult, PublishStep } from '../../server/publisher.ts';
import { discard, getSummary, keepDraft, publish } from '../api.ts';
import { Link } from '../link.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import type { EditorWord } from '../words.ts';
import { titleOf } from './start-page.tsx';

const stepWords: Record<PublishStep, EditorWord> = {
  fetch: 'stepFetch',
  check: 'stepCheck',
  build: 'stepBuild',
  commit: 'stepCommit',
  push: 'stepPush',
  folder: 'stepFolder',
};

const pictureWords: Record<ChangedFile['change'], EditorWord> = {
  new: 'newPicture',
  changed: 'changedPicture',
  removed: 'removedPicture',
};

/** What changes in words, each file to be left out; then the steps of the publication and how it ended. */
export function PublishPage() {
  const { t, refresh } = useSession();
  const summary = useLatest(getSummary);
  const [left, setLeft] = useState<string[]>([]);
  const [step, setStep] = useState<PublishStep | null>(null);
  const [result, setResult] = useState<PublishResult | null>(null);

  if (!summary) return null;
  const ready = summary.files.filter(
    ({ file, mistakes, stale }) => mistakes === 0 && !stale && !left.includes(file),
  );
  const start = async () => {
    setResult(null);
    setStep('fetch');
    try {
      setResult(
        await publish(
          ready.map(({ file }) => file),
          setStep,
        ),
      );
    } catch {
      // The bar says that the editor is gone.
    }
    setStep(null);
    await refresh();
  };

  return (
    <div className="publish-page">
      <h1>{t('publish')}</h1>
      {summary.files.length === 0 ? <p>{t('nothingToPublish')}</p> : <p>{t('publishIntro')}</p>}
      {summary.files.map((file) => (
        <FileChanges
          key={file.file}
          file={file}
          isLeft={left.includes(file.file)}
          onLeave={(isLeft) =>
            setLeft(isLeft ? [...left, file.file] : left.filter((one) => one !== file.file))
          }
        />
      ))}
      <p>
        {summary.way === 'push'
          ? t('wayPush', { remote: `\u2066${summary.remote ?? ''}\u2069` })
          : t(({ folder: 'wayFolder', commit: 'wayCommit', detached: 'detached' } as const)[summary.way])}
      </p>
      <button
        type="button"
        className="primary"
        disabled={ready.length === 0 || step !== null || summary.way === 'detached'}
        onClick={start}
      >
        {t('publish')}
      </button>
      <div role="status" className="progress">
        {step ? <p>{t(stepWords[step])} …</p> : null}
        {result ? <Result result={result} /> : null}
      </div>
    </div>
  );
}

function Result({ result }: { result: PublishResult }) {
  const { t } = useSession();
  const held =
    result.held.length > 0 ? (
      <p className="notice">{t('heldBack', { files: result.held.join(', ') })}</p>
    ) : null;
  if (result.done) {
    return (
      <>
        <p className="done">{t('done')}</p>
        {result.way === 'push' ? null : (
          <p>
            {t('doneFolder')} <code dir="ltr">{result.folder}</code>
          </p>
        )}
        {held}
      </>
    );
  }
  if (result.reason === 'nothing' || result.reason === 'detached')
    return <p className="mistake">{t(result.reason === 'nothing' ? 'nothingLeft' : 'detached')}</p>;
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

interface FileChangesProps {
  file: ChangedFile;
  isLeft: boolean;
  onLeave: (isLeft: boolean) => void;
}

function FileChanges({ file, isLeft, onLeave }: FileChangesProps) {
  const { t, state, locale, refresh } = useSession();
  const item = state.items.find(({ address }) => address === file.address);
  const kind = kindOf(file.file) ?? 'site';
  const isValid = file.mistakes === 0;
  return (
    <section className="changes">
      <h2>
        <label>
          <input
            type="checkbox"
            checked={isValid && !file.stale && !isLeft}
            disabled={!isValid || file.stale !== undefined}
            onChange={({ target }) => onLeave(!target.checked)}
          />
          <span className="visually-hidden">{t('include')}: </span>
          {titleOf(item?.title[locale], file.address, kind, locale)}
        </label>
      </h2>
      {file.origin === 'hand' ? <p className="notice">{t('byHand')}</p> : null}
      {isValid ? null : (
        <p className="mistake">
          <Link to={file.address}>{t('invalid')}</Link>
        </p>
      )}
      {file.origin === 'draft' && file.change !== 'changed' ? (
        <p>{t(file.change === 'new' ? 'isNew' : 'isRemoved')}</p>
      ) : null}
      {file.pictures.length > 0 ? (
        <ul className="changed-pictures">
          {file.pictures.map((picture) => (
            <li key={picture.file}>
              {t(pictureWords[picture.change], { file: `\u2066${picture.file}\u2069` })}
              <div className="before-after">
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
      <dl>
        {(file.change === 'removed' ? [] : file.differences).map(({ field, entry, before, after }) => (
          <div key={field}>
            <dt>
              {entry[locale] ? (
                <>
                  <bdi>{entry[locale]}</bdi>
                  {' · '}
                </>
              ) : null}
              {labelOf(kind, field.replace(/\.(en|ar)$/, ''))?.[locale]}
              {/\.(en|ar)$/.test(field) ? ` (${t(field.endsWith('.ar') ? 'arabic' : 'english')})` : ''}
            </dt>
            <dd>
              {before === undefined ? null : (
                <del>
                  <bdi>{before}</bdi>
                </del>
              )}{' '}
              {after === undefined ? null : (
                <ins>
                  <bdi>{after}</bdi>
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {file.stale ? (
        <div className="stale">
          <p className="notice">{t('staleHint')}</p>
          <div className="texts">
            <figure>
              <figcaption>{t('published')}</figcaption>
              <pre dir="ltr">{file.stale.published}</pre>
              <button type="button" onClick={() => discard(file.file).then(refresh)}>
                {t('takeTheirs')}
              </button>
            </figure>
            <figure>
              <figcaption>{t('yours')}</figcaption>
              <pre dir="ltr">{file.stale.draft}</pre>
              <button type="button" onClick={() => keepDraft(file.file).then(refresh)}>
                {t('keepMine')}
              </button>
            </figure>
          </div>
        </div>
      ) : null}
    </section>
  );
}

/** A picture as it is published, or as the draft has it. */
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
