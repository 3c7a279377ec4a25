import { kindNames, labelOf } from '../../forms/labels.ts';
import { wordGroups } from '../../forms/word-groups.ts';
import type { SearchResult } from '../../server/content-search.ts';
import { titleOf } from '../pages/start-page.tsx';
import { useSession } from '../session.tsx';

/** A sentence that was found: its item, its field, and the sentence itself with what was asked for marked. */
export function SearchResultView({
  result,
  onFollow,
}: {
  result: SearchResult;
  onFollow: (address: string) => void;
}) {
  const { t, state, locale } = useSession();
  const { kind, address, field, lang, text, marks, isBuiltIn } = result;
  const to = `${address}#${encodeURIComponent(field)}`;
  const item = state.items.find((one) => one.address === address);
  const group = wordGroups[field.split('.')[0] as keyof typeof wordGroups]?.label[locale];
  const label = kind === 'words' ? group : labelOf(kind, field.replace(/\.(en|ar)$/, ''))?.[locale];
  const isItem = address.split('/').length > 2;
  return (
    <li>
      <a
        href={to}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          onFollow(to);
        }}
      >
        <small>
          {isItem ? `${kindNames[kind][locale]} · ` : null}
          <bdi>{titleOf(item?.title[locale], address, kind, locale)}</bdi>
          {label ? ` · ${label}` : null}
          {lang ? ` (${t(lang === 'ar' ? 'arabic' : 'english')})` : null}
          {isBuiltIn ? ` · ${t('sitesOwn')}` : null}
        </small>
        <span className="found" lang={lang} dir={lang === 'ar' ? 'rtl' : lang ? 'ltr' : 'auto'}>
          {pieces(text, marks).map(([piece, isMarked], index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
            isMarked ? <mark key={index}>{piece}</mark> : piece,
          )}
        </span>
      </a>
    </li>
  );
}

/** The sentence in pieces, each marked or not. */
function pieces(text: string, marks: SearchResult['marks']): [piece: string, isMarked: boolean][] {
  let place = 0;
  const all = marks.flatMap(([from, to]): [string, boolean][] => {
    const before = text.slice(place, from);
    place = to;
    return [
      [before, false],
      [text.slice(from, to), true],
    ];
  });
  return [...all, [text.slice(place), false] as [string, boolean]].filter(([piece]) => piece);
}
