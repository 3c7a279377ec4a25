import { type ContentKind, contentKinds, isItemKind, itemKinds } from '#model/content/content-kinds.ts';
import type { EditorItem } from '../../server/state.ts';
import { Link } from '../link.tsx';
import { useSession } from '../session.tsx';

/** The files that change once in a year or less. */
const rareKinds: ContentKind[] = ['privacy', 'accessibility', 'moved', 'words'];

/** The states by which the owner can choose items of all kinds. */
export const itemStates = {
  mistakes: ({ mistakes }) => mistakes > 0,
  drafts: ({ isDraft }) => isDraft,
  hidden: ({ isHidden }) => isHidden === true,
  soldOut: ({ availability }) => availability !== undefined,
  samples: ({ isSample }) => isSample,
} as const satisfies Record<string, (item: EditorItem) => boolean>;

export type ItemGroup = keyof typeof itemStates | (typeof itemKinds)[number];

export function isState(group: ItemGroup): group is keyof typeof itemStates {
  return group in itemStates;
}

export function isInGroup(group: ItemGroup, item: EditorItem): boolean {
  return isState(group) ? itemStates[group](item) : item.kind === group;
}

/**
 * Links to all content: items by state and by kind, then the single files.
 * @param chosen the group whose items the page shows; undefined while it shows search results
 */
export function ContentNav({ chosen, onChoose }: { chosen: ItemGroup | undefined; onChoose: () => void }) {
  const { t, state, locale } = useSession();
  const groups = (all: ItemGroup[]) => (
    <ul>
      {all.map((group) => {
        const count = state.items.filter((item) => isInGroup(group, item)).length;
        if (isState(group) && count === 0) return null;
        return (
          <li key={group}>
            <Link
              to={`/?show=${group}`}
              aria-current={group === chosen ? 'true' : 'false'}
              onClickCapture={onChoose}
            >
              {isState(group) ? t(group) : contentKinds[group].label[locale]} <small>{count}</small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
  const files = (isRare: boolean) => (
    <ul>
      {state.items
        .filter(({ kind }) => !isItemKind(kind) && rareKinds.includes(kind) === isRare)
        .map(({ kind, address, mistakes, isDraft }) => (
          <li key={address}>
            <Link to={address}>{contentKinds[kind].label[locale]}</Link>
            {mistakes > 0 ? (
              <span className="badge mistake">{t('mistakeCount', { n: mistakes })}</span>
            ) : null}
            {isDraft ? <span className="badge">{t('draft')}</span> : null}
          </li>
        ))}
    </ul>
  );
  return (
    <nav aria-label={t('content')} className="kinds">
      {groups(Object.keys(itemStates) as ItemGroup[])}
      {groups(itemKinds)}
      {files(false)}
      <details>
        <summary>{t('rare')}</summary>
        {files(true)}
      </details>
    </nav>
  );
}
