import { kindOf } from '#model/content/content-kinds.ts';
import { clockAt } from '#model/hours/clock.ts';
import { fullDateText, hourText } from '#model/hours/hours-text.ts';
import type { Locale } from '#model/language/locales.ts';
import type { Publication } from '../server/history.ts';
import type { ItemChange } from '../server/item-changes.ts';
import type { TitlePart } from '../server/publication-title.ts';
import { useSession } from './session.tsx';
import { titleOf } from './use-title.ts';
import { countText, type EditorWord, editorText } from './words.ts';

/** Shows what a publication has changed, when, and who published it. */
export function PublicationTitle({ publication }: { publication: Publication }) {
  const { locale } = useSession();
  const { at, author } = publication;
  return (
    <>
      <bdi className="strong">{publicationTitle(publication, locale)}</bdi>{' '}
      <small>
        <time dateTime={at}>{momentText(locale, Date.parse(at))}</time>
        {author ? ` · \u2068${author}\u2069` : null}
      </small>
    </>
  );
}

/** What a publication has changed: «13 سعرًا، 4 صور، دوام رمضان». Commits of others have the subject of their author. */
export function publicationTitle({ parts, isTakenBack, subject }: Publication, locale: Locale): string {
  if (!parts?.length) return subject;
  const title = parts.map((part) => partText(part, locale)).join(comma[locale]);
  return isTakenBack ? editorText(locale, 'undone', { title }) : title;
}

function partText(part: TitlePart, locale: Locale): string {
  if ('count' in part) return countText(locale, part.what, part.count);
  if (part.what === 'named') return titleOf(part.title, '', 'site', locale);
  return 'title' in part ? changeTitle(part.what, part, locale) : editorText(locale, part.what);
}

/** Returns a function that finds the title of a changed item, which says whether the item is new, removed or renamed. */
export function useChangeTitle(): (change: ItemChange) => string {
  const { state, locale } = useSession();
  return ({ change, title, address }) => {
    // If only pictures have changed, the change does not know the title of the item.
    const { title: known = {} } = state.items.find((one) => one.address === address) ?? {};
    return changeTitle(change, { title: { ...known, ...title }, address }, locale);
  };
}

/** What has become of an item; undefined for one of which only fields or pictures have changed. */
const itemWords: Partial<Record<string, EditorWord>> = {
  new: 'newOne',
  removed: 'removedOne',
  renamed: 'renamedOne',
  hidden: 'hiddenOne',
  shown: 'shownOne',
};

function changeTitle(
  what: string,
  { title, address }: Pick<ItemChange, 'title' | 'address'>,
  locale: Locale,
) {
  const kind = kindOf(`${address.slice(1)}/item.yaml`) ?? kindOf(`${address.slice(1)}.yaml`) ?? 'site';
  const name = titleOf(title, address, kind, locale);
  // In Arabic, projects and works are masculine, and all other items feminine.
  const whose = kind === 'projects' || kind === 'portfolio' ? 'رابطه' : 'رابطها';
  const word = itemWords[what];
  return word ? editorText(locale, word, { title: name, whose }) : name;
}

/** A day and a time as people write them: “Friday 27 November 2026, 14:05”. @param at milliseconds since 1970 */
export function momentText(locale: Locale, at: number): string {
  const { day, minutes } = clockAt(undefined, at);
  return [fullDateText(locale, day), hourText(locale, minutes)].join(comma[locale]);
}

const comma: Record<Locale, string> = { en: ', ', ar: '، ' };
