import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SearchAnswer } from '../../server/content-search.ts';
import { searchContent } from '../api.ts';
import { useSession } from '../session.tsx';
import { SearchResultView } from './search-result-view.tsx';

/** What was typed is asked for after this pause (ms). */
const pause = 80;

/** A button, and Ctrl/Cmd+K: every sentence of content and site, found while it is typed, with the way to its field. */
export function EditorSearch() {
  const { t, go, state } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<SearchAnswer & { query: string }>();

  const open = () => {
    if (dialog.current?.open) return;
    // What waits to be kept in the field that is left, so that it is found.
    document.activeElement?.dispatchEvent(new CustomEvent('flush', { bubbles: true }));
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.select();
  };

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what the server holds
  useEffect(() => {
    if (!query.trim()) {
      setFound(undefined);
      return;
    }
    let isOver = false;
    const timer = setTimeout(() => {
      searchContent(query).then(
        (answer) => !isOver && setFound({ ...answer, query }),
        () => {},
      );
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [query, state.version]);

  const follow = (address: string) => {
    dialog.current?.close();
    go(address);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const places = [...(dialog.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const now = places.indexOf(document.activeElement as HTMLElement);
    const next = places[now + (event.key === 'ArrowDown' ? 1 : -1)];
    if (now < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      <button
        type="button"
        className="search-button"
        title="Ctrl+K · ⌘K"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        {t('search')}
      </button>
      <dialog ref={dialog} className="search" aria-label={t('search')} closedby="any" onKeyDown={move}>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              // The first one, once it is the answer to what stands there.
              if (found?.query === query) dialog.current?.querySelector<HTMLElement>('li a')?.click();
            }}
          >
            <label htmlFor="search-text">{t('searchLabel')}</label>
            <div className="search-line">
              <input
                id="search-text"
                type="search"
                dir="auto"
                value={query}
                autoComplete="off"
                onChange={({ target }) => setQuery(target.value)}
              />
              <button type="button" onClick={() => dialog.current?.close()}>
                {t('dismiss')}
              </button>
            </div>
            <p role="status" className="search-count">
              {!found ? null : found.count === 0 ? t('foundNothing') : t('foundCount', { n: found.count })}
              {found && found.count > found.results.length
                ? ` ${t('foundMore', { n: found.results.length })}`
                : null}
            </p>
          </form>
        </search>
        <ul data-found={found?.query}>
          {found?.results.map((result) => (
            <SearchResultView
              key={`${result.file} ${result.field} ${result.isBuiltIn ?? ''}`}
              result={result}
              onFollow={follow}
            />
          ))}
        </ul>
      </dialog>
    </>
  );
}
