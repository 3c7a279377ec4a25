import type { ContentKind } from '#model/content/content-kinds.ts';
import { contentKinds, isItemKind } from '#model/content/content-kinds.ts';
import { getPublications, getUnready } from '../api.ts';
import { EndedEntries } from '../ended-entries.tsx';
import { NewItem } from '../items/new-item.tsx';
import { RemovedItems } from '../items/removed-items.tsx';
import { Link } from '../link.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import { titleOf } from '../use-title.ts';

/** The start page: drafts, deleted items, mistakes, the Ready list, expired dates, all items, and the last publications. */
export function StartPage() {
  const { t, state, locale } = useSession();
  const publications = useLatest(() => getPublications(8)) ?? [];
  const unready = useLatest(getUnready, '', 1000);
  const drafts = state.items.filter(({ isDraft }) => isDraft);
  // Each kind of items is listed, even if no item of this kind exists yet.
  const kinds = (Object.keys(contentKinds) as ContentKind[]).filter(
    (kind) => isItemKind(kind) || state.items.some((item) => item.kind === kind),
  );
  return (
    <div className="page">
      <h1>{t('start')}</h1>
      <section aria-labelledby="drafts">
        <h2 id="drafts">{t('drafts')}</h2>
        {drafts.length === 0 ? <p>{t('noDrafts')}</p> : null}
        <ul>
          {drafts.map((item) => (
            <li key={item.address}>
              <Link to={item.address}>{titleOf(item.title, item.address, item.kind, locale)}</Link>
              {item.isStale ? <span className="badge mistake">{t('stale')}</span> : null}
            </li>
          ))}
        </ul>
      </section>
      <RemovedItems />
      <section aria-labelledby="mistakes">
        <h2 id="mistakes">{t('mistakes')}</h2>
        {state.mistakes.length === 0 ? <p>{t('noMistakes')}</p> : null}
        <ul>
          {state.mistakes.map((mistake) => (
            <li key={`${mistake.file}${mistake.field}${mistake.text.en}`}>
              <Link to={`${mistake.address || '/'}#${encodeURIComponent(mistake.field)}`}>
                <bdi dir="ltr">
                  {mistake.file} {mistake.field}
                </bdi>
              </Link>{' '}
              <bdi>{mistake.text[locale]}</bdi>
            </li>
          ))}
        </ul>
      </section>
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
      <section aria-labelledby="content">
        <h2 id="content">{t('content')}</h2>
        <div className="kinds">
          {kinds.map((kind) => (
            <div key={kind}>
              <h3>{contentKinds[kind].label[locale]}</h3>
              {isItemKind(kind) ? <NewItem kind={kind} /> : null}
              <ul>
                {state.items
                  .filter((item) => item.kind === kind)
                  .map((item) => (
                    <li key={item.address}>
                      <Link to={item.address}>{titleOf(item.title, item.address, kind, locale)}</Link>
                      {item.isDraft ? <span className="badge">{t('draft')}</span> : null}
                      {item.mistakes > 0 ? (
                        <span className="badge mistake">{t('mistakeCount', { n: item.mistakes })}</span>
                      ) : null}
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      {publications.length > 0 ? (
        <section aria-labelledby="publications">
          <h2 id="publications">{t('publications')}</h2>
          <ul>
            {publications.map(({ id, at, subject }) => (
              <li key={id}>
                <time dateTime={at} dir="ltr">
                  {at.slice(0, 10)}
                </time>{' '}
                <bdi>{subject}</bdi>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/history">{t('toHistory')}</Link>
          </p>
        </section>
      ) : null}
    </div>
  );
}
