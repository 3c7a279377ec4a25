import { useState } from 'react';
import { locales } from '#model/language/locales.ts';
import type { SearchResult } from '../../server/content-search.ts';
import { searchContent } from '../api.ts';
import { FieldName } from '../conflict-choice.tsx';
import { Link } from '../link.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import { useTitle } from '../use-title.ts';

/** Lists all texts that contain the searched words, with links to their fields. The address of the page contains the search. */
export function SearchPage() {
  const { t } = useSession();
  const [query, setQuery] = useState(() => new URLSearchParams(window.location.search).get('text') ?? '');
  const found = useLatest(async () => ({ ...(await searchContent(query)), query }), query, 80);
  const search = (text: string) => {
    setQuery(text);
    window.history.replaceState(null, '', `/search?${new URLSearchParams({ text })}`);
  };
  return (
    <search className="search page">
      <h1>{t('search')}</h1>
      <div className="field">
        <label htmlFor="search-text">{t('searchLabel')}</label>
        <input
          id="search-text"
          type="search"
          dir="auto"
          // biome-ignore lint/a11y/noAutofocus: the page opens when the owner follows the search link or presses Ctrl/Cmd+K
          autoFocus
          value={query}
          autoComplete="off"
          onChange={({ target }) => search(target.value)}
        />
      </div>
      <p role="status" className="quiet">
        {found?.query.trim() ? t('foundCount', { n: found.count }) : null}
        {found && found.count > found.results.length
          ? ` ${t('foundMore', { n: found.results.length })}`
          : null}
      </p>
      <ul data-found={found?.query}>
        {found?.results.map((result) => (
          <Result key={`${result.file} ${result.field}`} result={result} />
        ))}
      </ul>
    </search>
  );
}

/** Shows a search result: the item, the field, and the found text. */
function Result({ result: { kind, address, file, field, lang, text } }: { result: SearchResult }) {
  const title = useTitle()(address, kind);
  return (
    <li>
      <Link to={`${address}#${encodeURIComponent(field)}`}>
        <small>
          <FieldName file={file} field={field} entry={{ en: title, ar: title }} />
        </small>
        <span className="found" lang={lang} dir={lang ? locales[lang].dir : 'auto'}>
          {text}
        </span>
      </Link>
    </li>
  );
}
