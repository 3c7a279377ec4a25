import { type CSSProperties, useRef, useState } from 'react';
import type { Edges } from '#model/content/kinds/frames.ts';
import { getPictureSize } from '../api.ts';
import { useForm } from '../form/form-context.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import { EdgeLine } from './edge-line.tsx';
import { edgesInside, isUpright, pointAt, type Side, sides } from './mark-geometry.ts';
import type { useMarked } from './use-marked.ts';

/** Width and height of the loupe, and how many px of the screen one of the picture is in it. */
const wide = 144;
const times = 3;

interface EdgesStageProps {
  /** Below the content folder. */
  picture: string;
  label: string;
  marked: ReturnType<typeof useMarked<Edges | undefined>>;
}

/**
 * A picture as large as there is room, never mirrored, with the edges of a frame as lines on it, in px of the file. While one is
 * moved a loupe shows the pixels around it, on the side that neither finger nor hand covers.
 */
export function EdgesStage({ picture, label, marked }: EdgesStageProps) {
  const { pictures } = useForm();
  const { t } = useSession();
  const stage = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<{ side: Side; along: number } | null>(null);
  const version = pictures?.[picture];
  const size = useLatest(() => getPictureSize(picture), `${picture} ${version}`);

  if (!version) return <p className="no-picture quiet">{t('noPicture')}</p>;
  if (size === null) return <p className="mistake">{t('pictureNotShown')}</p>;
  if (!size) return null;
  const source = `/content/${picture}?v=${version}`;
  const edges = marked.value ?? edgesInside(size);
  const isX = look !== null && isUpright(look.side);
  const at = look ? edges[look.side] : 0;
  const [x, y] = isX ? [at, look.along] : [look?.along ?? 0, at];

  return (
    <fieldset data-marks={picture}>
      <legend className="visually-hidden">{label}</legend>
      <div
        ref={stage}
        className="mark-stage"
        style={{ '--ratio': size.width / size.height } as CSSProperties}
      >
        <img src={source} alt="" draggable={false} />
        {sides.map((side) => (
          <EdgeLine
            key={side}
            side={side}
            edges={edges}
            size={size}
            isSet={marked.value !== undefined}
            pointOf={(event) => pointAt(event, stage.current?.getBoundingClientRect(), size)}
            onMove={marked.move}
            onDone={marked.done}
            onCancel={marked.cancel}
            onLook={(along) => setLook(along === null ? null : { side, along })}
          />
        ))}
        {look ? (
          <div
            className={`mark-loupe mark-loupe-${isX ? 'x' : 'y'}`}
            style={{
              [x < size.width / 2 ? 'right' : 'left']: 0,
              width: wide,
              height: wide,
              backgroundImage: `url("${encodeURI(source)}")`,
              backgroundSize: `${size.width * times}px ${size.height * times}px`,
              backgroundPosition: `${wide / 2 - x * times}px ${wide / 2 - y * times}px`,
            }}
          />
        ) : null}
      </div>
    </fieldset>
  );
}
