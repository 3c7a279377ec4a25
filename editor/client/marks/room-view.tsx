import { useState } from 'react';
import type { Quad } from '../../../app/wall/geometry.ts';
import { placeQuad, rectangle } from '../../../app/wall/homography.ts';
import { labelOf } from '../../forms/labels.ts';
import { FieldView } from '../form/field-view.tsx';
import { fieldId, useForm } from '../form/form-context.tsx';
import { Help, OwnMistakes, useMistakes } from '../form/notes.tsx';
import { pictureFile } from '../form/picture-file.ts';
import { useSession } from '../session.tsx';
import { CentimeterInput } from './centimeter-input.tsx';
import { CornerPoints } from './corner-points.tsx';
import type { Size } from './mark-geometry.ts';
import { MarkHandle } from './mark-handle.tsx';
import { MarkShape } from './mark-shape.tsx';
import type { MarksProps } from './marks.ts';
import { PictureStage } from './picture-stage.tsx';
import {
  asRoomWall,
  cornersOf,
  type Measure,
  placesOf,
  type RoomWall,
  wallAhead,
  withCenter,
  withCorners,
  withFloor,
} from './room-geometry.ts';
import { useMarked } from './use-marked.ts';

/** What the corners are set on at first, and how large the print is drawn, in cm. */
const print: Measure = [50, 70];

/**
 * The wall of a sample room: the corners of something on it whose size is known, where the print hangs first, and the floor;
 * the same as numbers.
 */
export function RoomView({ field, path, value, group }: MarksProps) {
  const { file, kind } = useForm();
  const { t, locale, change } = useSession();
  const picture = pictureFile(file, String(group.picture ?? ''));
  const label = t('roomMarks');
  const mistakes = useMistakes(path);
  const [isOpened, setIsOpened] = useState<boolean>();
  const isOpen = isOpened ?? mistakes.length > 0;
  const [measure, setMeasure] = useState<Measure>(print);
  const room = path.replace(/\.?homography$/, '');

  const marked = useMarked(asRoomWall(group), (next) => {
    if (!next) return;
    change(
      `${file} ${path}`,
      (['homography', 'center', 'floor'] as const)
        .filter((name) => JSON.stringify(next[name]) !== JSON.stringify(group[name]))
        .map((name) => ({ file, field: `${room}.${name}`, type: 'set', value: next[name] })),
    );
  });
  const wallIn = (size: Size): RoomWall => marked.value ?? wallAhead(size, measure);
  const measured = (next: Measure) => {
    const wall = marked.value;
    if (wall) marked.done(withCorners(wall, cornersOf(wall, measure), next));
    setMeasure(next);
  };

  return (
    <details
      className="group"
      open={isOpen}
      onToggle={({ currentTarget, target }) => target === currentTarget && setIsOpened(currentTarget.open)}
      data-of={fieldId(file, path)}
    >
      <summary>{label}</summary>
      <Help path={path} />
      <OwnMistakes path={path} />
      <div className="numbers">
        <CentimeterInput
          label={t('measuredWidth')}
          value={measure[0]}
          onChange={(cm) => measured([cm, measure[1]])}
        />
        <CentimeterInput
          label={t('measuredHeight')}
          value={measure[1]}
          onChange={(cm) => measured([measure[0], cm])}
        />
      </div>
      {isOpen ? (
        <PictureStage picture={picture} label={label}>
          {(size) => {
            const wall = wallIn(size);
            const places = placesOf(wall);
            const moved = (corners: Quad) => withCorners(wall, corners, measure);
            return (
              <>
                <MarkShape
                  points={placeQuad(wall.homography, rectangle(wall.center, print))}
                  isClosed
                  isDashed
                />
                <CornerPoints
                  corners={cornersOf(wall, measure)}
                  onMove={(corners) => marked.move(moved(corners))}
                  onDone={(corners) => marked.done(moved(corners))}
                  onCancel={marked.cancel}
                />
                {(
                  [
                    ['print', t('roomPrint'), 'mark-point mark-point-middle', places.center, withCenter],
                    ['floor', t('roomFloor'), 'mark-point', places.floor, withFloor],
                  ] as const
                ).map(([name, label, className, at, withPlace]) => (
                  <MarkHandle
                    key={name}
                    name={name}
                    label={label}
                    at={at}
                    along="both"
                    className={className}
                    onMove={(to) => marked.move(withPlace(wall, to))}
                    onDone={(to) => marked.done(withPlace(wall, to))}
                    onCancel={marked.cancel}
                  />
                ))}
              </>
            );
          }}
        </PictureStage>
      ) : null}
      <p className="help">{t('marksHint')}</p>
      <details className="mark-numbers">
        <summary>{t('asNumbers')}</summary>
        <FieldView field={field} path={path} value={value} isRequired label={labelOf(kind, path)?.[locale]} />
      </details>
    </details>
  );
}
