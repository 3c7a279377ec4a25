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
            <ChangedPicture key={picture.file} {...picture} hasDraft={hasDraft} />
          ))}
        </ul>
      ) : null}
      <DifferenceList file={file} differences={differences} />
    </>
  );
}

type ChangedPictureProps = ItemChange['pictures'][number] & { hasDraft: boolean };

/** Names a changed picture, and shows small versions of it: as it is published, and as it is in the draft. */
function ChangedPicture({ file, change, hasDraft }: ChangedPictureProps) {
  const { t } = useSession();
  const drafts = change === 'removed' ? [] : (['yours'] as const);
  const versions = change === 'new' ? drafts : (['published', ...drafts] as const);
  return (
    <li>
      {t(pictureWords[change], { file: `\u2066${file}\u2069` })}
      <div className="before-after row">
        {(hasDraft ? versions : []).map((version) => (
          <figure key={version}>
            <img
              src={`/content/${file}?width=240&${version}`}
              alt=""
              width="240"
              height="180"
              loading="lazy"
            />
            <figcaption>{t(version)}</figcaption>
          </figure>
        ))}
      </div>
    </li>
  );
}
