import { type CSSProperties, useRef, useState } from 'react';
import type { Edges } from '#model/content/kinds/frames.ts';
import { getPictureSize } from '../api.ts';
import { useForm } from '../form/form-context.tsx';
import { useSession } from '../session.tsx';
import { useLatest } from '../use-latest.ts';
import { EdgeLine } from './edge-line.tsx';
import { defaultEdges, type EdgeSide, edgeSides, isVertical, pointAt } from './mark-geometry.ts';
import type { useMarkValue } from './use-mark-value.ts';

/** `loupeSize` is the width and height of the loupe in px, `zoom` the number of screen px per px of the picture. */
const loupeSize = 144;
const zoom = 3;

interface EdgesStageProps {
  /** The path of the picture below the content folder. */
  picture: string;
  label: string;
  mark: ReturnType<typeof useMarkValue<Edges | undefined>>;
}

/**
 * Shows a picture with four lines that mark the edges of a frame. The picture fills the available space and is never mirrored.
 * While a line is moved, a loupe shows the pixels around the line, on the side of the picture that no hand covers.
 */
export function EdgesStage({ picture, label, mark }: EdgesStageProps) {
  const { pictures } = useForm();
  const { t } = useSession();
  const stage = useRef<HTMLDivElement>(null);
  const [loupe, setLoupe] = useState<{ side: EdgeSide; along: number } | null>(null);
  const version = pictures?.[picture];
  const size = useLatest(() => getPictureSize(picture), `${picture} ${version}`);

  if (!version) return <p className="no-picture quiet">{t('noPicture')}</p>;
  if (size === null) return <p className="mistake">{t('pictureNotShown')}</p>;
  if (!size) return null;
  const source = `/content/${picture}?v=${version}`;
  // As long as the content file has no edges, some are suggested by dashed lines.
  const edges = mark.value ?? defaultEdges(size);
  const isX = loupe !== null && isVertical(loupe.side);
  const position = loupe ? edges[loupe.side] : 0;
  const [x, y] = isX ? [position, loupe.along] : [loupe?.along ?? 0, position];

  return (
    <fieldset data-marks={picture}>
      <legend className="visually-hidden">{label}</legend>
      <div
        ref={stage}
        className="mark-stage"
        style={{ '--ratio': size.width / size.height } as CSSProperties}
      >
        <img src={source} alt="" draggable={false} />
        {edgeSides.map((side) => (
          <EdgeLine
            key={side}
            side={side}
            edges={edges}
            size={size}
            mark={mark}
            pointOf={(event) => pointAt(event, stage.current?.getBoundingClientRect(), size)}
            onLoupeMove={(along) => setLoupe(along === null ? null : { side, along })}
          />
        ))}
        {loupe ? (
          <div
            className={`mark-loupe mark-loupe-${isX ? 'x' : 'y'}`}
            style={{
              [x < size.width / 2 ? 'right' : 'left']: 0,
              width: loupeSize,
              height: loupeSize,
              backgroundImage: `url("${encodeURI(source)}")`,
              backgroundSize: `${size.width * zoom}px ${size.height * zoom}px`,
              backgroundPosition: `${loupeSize / 2 - x * zoom}px ${loupeSize / 2 - y * zoom}px`,
            }}
          />
        ) : null}
      </div>
    </fieldset>
  );
}
