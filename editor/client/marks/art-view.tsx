import { useId, useState } from 'react';
import { artRatio } from '../../../app/common/measures.ts';
import { isConvex, type Quad } from '../../../app/wall/geometry.ts';
import { makeFlatArt } from '../api.ts';
import { FieldView } from '../form/field-view.tsx';
import { fieldId, useForm } from '../form/form-context.tsx';
import { pictureFile } from '../form/picture-file.ts';
import { useSession } from '../session.tsx';
import type { EditorWord } from '../words.ts';
import { artCorners, type PictureInItem, picturesIn } from './art-geometry.ts';
import { CornerPoints } from './corner-points.tsx';
import type { Size } from './mark-geometry.ts';
import type { MarksProps } from './marks.ts';
import { PictureStage } from './picture-stage.tsx';

/** The flat picture of a print: a file of its own, or made of one of the item's pictures. */
export function ArtView({ field, path, value, group }: MarksProps) {
  const { file, said } = useForm();
  const { t } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const pictures = picturesIn(said);
  return (
    <>
      <FieldView field={field} path={path} value={value} isRequired={false} />
      {pictures.length > 0 ? (
        <details
          className="art-from-picture"
          data-of={fieldId(file, path)}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>{t('artFromPicture')}</summary>
          {isOpen ? <ArtMaker path={path} pictures={pictures} print={group.id} /> : null}
        </details>
      ) : null}
    </>
  );
}

type Making = 'idle' | 'making' | 'made' | 'refused' | 'failed';

const notes: Partial<Record<Making, EditorWord>> = {
  making: 'artMaking',
  made: 'artMade',
  refused: 'artRefused',
  failed: 'refusedFailed',
};

function ArtMaker({ path, pictures, print }: { path: string; pictures: PictureInItem[]; print: unknown }) {
  const { file } = useForm();
  const { t } = useSession();
  const [url, setUrl] = useState((pictures.find((one) => one.print === print) ?? pictures[0])?.url ?? '');
  const [corners, setCorners] = useState<Quad>();
  const [making, setMaking] = useState<Making>('idle');
  const id = useId();
  const chosen = pictures.find((one) => one.url === url);
  const picture = pictureFile(file, url);

  const take = (next: Quad) => {
    if (!isConvex(next)) return;
    setCorners(next);
    setMaking('idle');
  };
  const make = async (marked: Quad) => {
    setMaking('making');
    try {
      const made = await makeFlatArt({ file, field: path, picture, corners: marked, ratio: artRatio });
      setMaking('field' in made ? 'made' : made.refused === 'failed' ? 'failed' : 'refused');
    } catch {
      setMaking('failed');
    }
  };
  const cornersIn = (whole: Size) => corners ?? artCorners(chosen, whole);
  const note = notes[making];

  return (
    <>
      <p className="help">{t('artHint')}</p>
      <div className="numbers">
        <div className="field">
          <label htmlFor={id}>{t('artPicture')}</label>
          <select
            id={id}
            value={url}
            onChange={({ target }) => {
              setUrl(target.value);
              setCorners(undefined);
              setMaking('idle');
            }}
          >
            {pictures.map((one) => (
              <option key={one.url} value={one.url}>
                {`\u2066${one.url}\u2069`}
              </option>
            ))}
          </select>
        </div>
      </div>
      <PictureStage
        key={picture}
        picture={picture}
        label={t('artFromPicture')}
        below={(whole) => (
          <button
            type="button"
            data-action="flatten"
            data-of={fieldId(file, path)}
            disabled={making === 'making'}
            onClick={() => void make(cornersIn(whole))}
          >
            {t('artMake')}
          </button>
        )}
      >
        {(whole) => (
          <CornerPoints corners={cornersIn(whole)} onMove={take} onDone={take} onCancel={() => {}} />
        )}
      </PictureStage>
      <p className="help">{t('marksHint')}</p>
      <p role="status" className="mark-note" data-art={making}>
        {note ? t(note) : null}
      </p>
    </>
  );
}
