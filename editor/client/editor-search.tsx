import { useEffect, useRef, useState } from 'react';
import { kindNames, labelOf } from '../forms/labels.ts';
import type { SearchAnswer, SearchResult } from '../server/content-search.ts';
import { searchContent } from './api.ts';
import { Link } from './link.tsx';
import { useSession } from './session.tsx';
import { sendAllNow } from './unsent.ts';
import { useTitle } from './use-title.ts';

/** What was typed is asked for after this pause (ms). */
const pause = 80;

/** A button, and Ctrl/Cmd+K: every text of content and site that holds some words, with the way to its field. */
export function EditorSearch() {
  const { t, state, visit } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<SearchAnswer & { query: string }>();

  const open = () => {
    if (dialog.current?.open) return;
    // What waits to be kept in the field that is left, so that it is found.
    sendAllNow();
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.select();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  // A result was followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit closes it
  useEffect(() => dialog.current?.close(), [visit]);

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
      <dialog ref={dialog} className="search" aria-label={t('search')} closedby="any">
        <search>
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
        </search>
        <ul data-found={found?.query}>
          {found?.results.map((result) => (
            <Result key={`${result.file} ${result.field} ${result.isBuiltIn ?? ''}`} result={result} />
          ))}
        </ul>
      </dialog>
    </>
  );
}

/** A text that was found: its item, its field, and the text itself. */
function Result({ result }: { result: SearchResult }) {
  const { t, locale } = useSession();
  const titleAt = useTitle();
  const { kind, address, field, lang, text, isBuiltIn } = result;
  const label = labelOf(
    kind,
    kind === 'words' ? (field.split('.')[0] ?? '') : field.replace(/\.(en|ar)$/, ''),
  )?.[locale];
  const isItem = address.split('/').length > 2;
  return (
    <li>
      <Link to={`${address}#${encodeURIComponent(field)}`}>
        <small>
          {isItem ? `${kindNames[kind][locale]} · ` : null}
          <bdi>{titleAt(address, kind)}</bdi>
          {label ? ` · ${label}` : null}
          {lang ? ` (${t(lang === 'ar' ? 'arabic' : 'english')})` : null}
          {isBuiltIn ? ` · ${t('sitesOwn')}` : null}
        </small>
        <span className="found" lang={lang} dir={lang === 'ar' ? 'rtl' : lang ? 'ltr' : 'auto'}>
          {text}
        </span>
      </Link>
    </li>
  );
}
