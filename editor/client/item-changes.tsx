import { kindOf } from '#model/content/content-kinds.ts';
import type { ItemChange } from '../server/item-changes.ts';
import { DifferenceList } from './difference-list.tsx';
import { changeTitle } from './publication-title.tsx';
import { useSession } from './session.tsx';
import type { EditorWord } from './words.ts';

const pictureWords: Record<ItemChange['pictures'][number]['change'], EditorWord> = {
  new: 'newPicture',
  changed: 'changedPicture',
  removed: 'removedPicture',
};

/** Shows what a publication changes, or has changed, item by item. */
export function ItemChanges({ changes }: { changes: ItemChange[] }) {
  const { locale } = useSession();
  return changes.map((change) => (
    <section key={change.file} className="panel">
      <h2>{changeTitle(change.change, change, locale)}</h2>
      <ChangeDetails change={change} />
    </section>
  ));
}

/**
 * Shows the changed pictures and fields of an item.
 * @param hasDraft whether the change is a draft, whose pictures can be shown beside the published ones
 */
export function ChangeDetails({ change: one, hasDraft = false }: { change: ItemChange; hasDraft?: boolean }) {
  const { t } = useSession();
  const { file, change, differences, pictures } = one;
  const isTold = differences.length > 0 || pictures.length > 0 || (change !== 'changed' && kindOf(file));
  return (
    <>
      {pictures.length > 0 ? (
        <ul>
          {pictures.map((picture) => (
            <li key={picture.file}>
              {t(pictureWords[picture.change], { file: `\u2066${picture.file}\u2069` })}
              {hasDraft ? (
                <div className="before-after row">
                  {picture.change === 'new' ? null : (
                    <Thumbnail of={picture.file} label={t('published')} isPublished />
                  )}
                  {picture.change === 'removed' ? null : <Thumbnail of={picture.file} label={t('yours')} />}
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {isTold ? null : (
        <p>
          {file.endsWith('.yaml') ? t('onlyComments') : t('anotherFile', { file: `\u2066${file}\u2069` })}
        </p>
      )}
      <DifferenceList file={file} differences={change === 'removed' ? [] : differences} />
    </>
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
