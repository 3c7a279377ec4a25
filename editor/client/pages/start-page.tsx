import { useState } from 'react';
import { contentKinds, isItemKind } from '#model/content/content-kinds.ts';
import { foldText } from '../../forms/fold-text.ts';
import type { EditorItem } from '../../server/state.ts';
import { getPublications, getUnready } from '../api.ts';
import { FieldName } from '../conflict-choice.tsx';
import { EndedEntries } from '../ended-entries.tsx';
import { ContentNav, type ItemGroup, isInGroup, isState, itemStates } from '../items/content-nav.tsx';
import { ItemList } from '../items/item-list.tsx';
import { NewItem } from '../items/new-item.tsx';
import { RemovedItems } from '../items/removed-items.tsx';
import { Link } from '../link.tsx';
import { PublicationTitle } from '../publication-title.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import { useTitle } from '../use-title.ts';

/**
 * The start page: all content by kind, by state or by a typed word, then what is to be mended, deleted or over, the Ready list
 * and the last publications. The address of the page names the chosen kind or state: `/?show=projects`.
 */
export function StartPage() {
  const { t, state, locale, navigate, lastUndoStep } = useSession();
  const [query, setQuery] = useState('');
  const [isOrdering, setIsOrdering] = useState(false);
  const publications = useLatest(() => getPublications({ most: '5' })) ?? [];
  const unready = useLatest(getUnready, '', 1000);
  const asked = new URLSearchParams(window.location.search).get('show') as ItemGroup;
  const group = asked in itemStates || isItemKind(asked) ? asked : 'frames';

  const searched = foldText(query.trim());
  const found = state.items
    .filter((item) => (searched ? textOf(item).includes(searched) : isInGroup(group, item)))
    .sort((a, b) => (a.kind === b.kind ? (a.order ?? 0) - (b.order ?? 0) : 0));
  const kind = searched || isState(group) ? undefined : group;
  // The code of a frame is printed in the catalog, so frames keep the order of their codes.
  const canBeOrdered = kind !== undefined && kind !== 'frames' && found.length > 1;

  return (
    <div className="page start">
      <h1 className="visually-hidden">{t('content')}</h1>
      <ContentNav
        chosen={searched ? undefined : group}
        onChoose={() => {
          setQuery('');
          setIsOrdering(false);
        }}
      />
      <div>
        <Mistakes />
        <div className="row">
          <form
            className="row"
            onSubmit={(event) => {
              event.preventDefault();
              const [first] = found;
              if (searched && first) navigate(first.address);
            }}
          >
            <h2 role={searched ? 'status' : undefined}>
              {searched
                ? t('foundCount', { n: found.length })
                : isState(group)
                  ? t(group)
                  : contentKinds[group].label[locale]}
            </h2>
            <input
              type="search"
              dir="auto"
              aria-label={t('filter')}
              placeholder={t('filter')}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
            {searched ? (
              <Link to={`/search?${new URLSearchParams({ text: query })}`}>{t('filterTexts')}</Link>
            ) : null}
          </form>
          {canBeOrdered ? (
            <button type="button" aria-pressed={isOrdering} onClick={() => setIsOrdering(!isOrdering)}>
              {t('order')}
            </button>
          ) : null}
          {kind ? <NewItem key={kind} kind={kind} /> : null}
        </div>
        <ItemList
          // After an undo an order begins anew, with that of the server.
          key={`${group} ${lastUndoStep.version}`}
          items={found}
          isMixed={!kind}
          isOrdering={canBeOrdered && isOrdering}
        />
        <RemovedItems />
        {unready ? (
          <section aria-labelledby="ready">
            <h2 id="ready">{t('ready')}</h2>
            <p>
              <Link to="/ready">
                {unready.length === 0 ? t('allReady') : t('unreadyCount', { count: unready.length })}
              </Link>
            </p>
          </section>
        ) : null}
        <EndedEntries />
        {publications.length > 0 ? (
          <section aria-labelledby="publications">
            <h2 id="publications">{t('publications')}</h2>
            <ul>
              {publications.map((one) => (
                <li key={one.id}>
                  <PublicationTitle publication={one} />
                </li>
              ))}
            </ul>
            <p>
              <Link to="/history">{t('toHistory')}</Link>
            </p>
          </section>
        ) : null}
      </div>
    </div>
  );
}

/** The text in which a search by name looks: titles, address and kind of an item. */
function textOf({ title, address, kind }: EditorItem): string {
  const { en, ar } = contentKinds[kind].label;
  return foldText([...Object.values(title), address, en, ar].join(' '));
}

/** Lists the mistakes of the content, with links to their fields; nothing if there are none. */
function Mistakes() {
  const { t, state, locale } = useSession();
  const titleAt = useTitle();
  if (state.mistakes.length === 0) return null;
  return (
    <section aria-labelledby="mistakes" className="panel">
      <h2 id="mistakes">{t('mistakes')}</h2>
      <ul>
        {state.mistakes.map(({ file, field, address, text }) => (
          <li key={`${file}${field}${text.en}`}>
            <Link to={`${address || '/'}#${encodeURIComponent(field)}`}>
              {address ? titleAt(address) : file} · <FieldName file={file} field={field} />
            </Link>{' '}
            <bdi>{text[locale]}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
