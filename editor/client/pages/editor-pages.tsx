import { useEffect } from 'react';
import { locales, otherLocale } from '#model/language/locales.ts';
import { Link } from '../link.tsx';
import { PublicationNote } from '../publication-result.tsx';
import { useSession } from '../session.tsx';
import { isAnythingUnsent } from '../unsent.ts';
import { HistoryPage } from './history-page.tsx';
import { ItemPage } from './item-page.tsx';
import { PricesPage } from './prices-page.tsx';
import { PublishPage } from './publish-page.tsx';
import { ReadyPage } from './ready-page.tsx';
import { SearchPage } from './search-page.tsx';
import { StartPage } from './start-page.tsx';

/** Shows the bar at the top of the editor, and below the bar the page of the current address. */
export function EditorPages() {
  const {
    address,
    t,
    state,
    status,
    failure,
    isRecovered,
    serverState,
    isAllSent,
    undo,
    redo,
    locale,
    setLocale,
  } = useSession();
  const other = otherLocale(locale);
  const formAddress = address === '/hours' ? '/site' : address;
  const item = state.items.find((one) => one.address === formAddress);
  const drafts = state.items.filter(({ isDraft }) => isDraft).length;
  const isDraft = item ? item.isDraft : drafts > 0;
  const draft = status === 'kept' ? (isDraft ? 'kept' : 'none') : status;
  const saving = draft === 'failed' ? failure : isRecovered ? 'recovered' : undefined;
  const notice = serverState === 'running' ? saving : serverState;
  const mistakes = item ? item.mistakes : state.mistakes.length;

  // Tests and CSS read the attributes `data-draft` and `data-valid` of the body.
  useEffect(() => {
    // A change that was made after the last render is not in `status` yet, so the delayed and unsent changes are checked too.
    const isUnsaved = isAnythingUnsent() || (status === 'kept' && !isAllSent());
    document.body.dataset.draft = isUnsaved ? 'saving' : draft;
    document.body.dataset.valid = String(mistakes === 0);
  });

  return (
    <>
      <header className="bar row">
        <Link to="/" className="brand">
          {t('title')}
        </Link>
        <nav className="row">
          <Link to="/prices">{t('prices')}</Link>
          <Link to="/hours">{t('hours')}</Link>
          <Link to="/search" title="Ctrl+K · ⌘K" aria-keyshortcuts="Control+K Meta+K">
            {t('search')}
          </Link>
        </nav>
        <p className="status quiet" role="status">
          {t(draft)}
        </p>
        <div className="row tools">
          <button type="button" data-action="undo" onClick={undo} disabled={!state.canUndo}>
            {t('undo')}
          </button>
          <button type="button" data-action="redo" onClick={redo} disabled={!state.canRedo}>
            {t('redo')}
          </button>
          <button type="button" lang={other} onClick={() => setLocale(other)}>
            {locales[other].name}
          </button>
          <Link to="/publish" className="button primary">
            {t('publish')}
          </Link>
        </div>
        <PublicationNote />
      </header>
      {notice ? (
        <p className="trouble" role={notice === 'busy' || notice === 'recovered' ? 'status' : 'alert'}>
          {t(notice)}
        </p>
      ) : null}
      <main key={address}>
        <Page address={address} />
      </main>
    </>
  );
}

function Page({ address }: { address: string }) {
  if (address === '/') return <StartPage />;
  if (address === '/prices') return <PricesPage />;
  if (address === '/history') return <HistoryPage />;
  if (address === '/ready') return <ReadyPage />;
  if (address === '/publish') return <PublishPage />;
  if (address === '/search') return <SearchPage />;
  if (address === '/hours') return <ItemPage address="/site" onlyField="hours" />;
  return <ItemPage address={address} />;
}
