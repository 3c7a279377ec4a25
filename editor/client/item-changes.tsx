import type { ItemChange } from '../server/item-changes.ts';
import { DifferenceList } from './difference-list.tsx';
import { useChangeTitle } from './publication-title.tsx';
import { useSession } from './session.tsx';
import type { EditorWord } from './words.ts';

const pictureWords: Record<ItemChange['pictures'][number]['change'], EditorWord> = {
  new: 'newPicture',
  changed: 'changedPicture',
  removed: 'removedPicture',
};

/** Shows what a publication changes, or has changed, item by item. */
export function ItemChanges({ changes }: { changes: ItemChange[] }) {
  const changeTitle = useChangeTitle();
  return changes.map((change) => (
    <section key={change.file} className="panel">
      <h2>{changeTitle(change)}</h2>
      <ChangeDetails change={change} />
    </section>
  ));
}

interface ChangeDetailsProps {
  change: ItemChange;
  /** Whether the change is a draft, whose pictures can be shown beside the published ones. */
  hasDraft?: boolean;
}

/** Shows the changed pictures and fields of an item. What is removed, or was new, needs no more than its title. */
export function ChangeDetails({ change, hasDraft = false }: ChangeDetailsProps) {
  const { file, differences, pictures } = change;
  if (change.change === 'removed' || (change.change === 'new' && !hasDraft)) return null;
  return (
    <>
      {pictures.length > 0 ? (
        <ul>
          {pictures.map((picture) => (
            <ChangedPicture key={picture.file} picture={picture} hasDraft={hasDraft} />
          ))}
        </ul>
      ) : null}
      <DifferenceList file={file} differences={differences} />
    </>
  );
}

function ChangedPicture({
  picture: { file, change },
  hasDraft,
}: {
  picture: ItemChange['pictures'][number];
  hasDraft: boolean;
}) {
  const { t } = useSession();
  return (
    <li>
      {t(pictureWords[change], { file: `\u2066${file}\u2069` })}
      {hasDraft ? (
        <div className="before-after row">
          {change === 'new' ? null : <Thumbnail of={file} label={t('published')} isPublished />}
          {change === 'removed' ? null : <Thumbnail of={file} label={t('yours')} />}
        </div>
      ) : null}
    </li>
  );
}

/** Shows a small version of a changed picture: as it is published, or as it is in the draft. */
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
