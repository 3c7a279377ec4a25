import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { getPictureSize } from '../api.ts';
import { useForm } from '../form/form-context.tsx';
import { useSession } from '../session.tsx';
import { Loupe } from './loupe.tsx';
import { type Point, pointAt, type Size } from './mark-geometry.ts';

interface Stage {
  size: Size;
  /** Where in the picture a pointer is, in its px. */
  toPicture: (pointer: { clientX: number; clientY: number }) => Point;
  /** What the loupe shows while a mark is moved; null where none is. */
  look: (at: Point | null, line?: 'x' | 'y') => void;
}

const StageContext = createContext<Stage | null>(null);

/** The picture that marks are on. */
export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('A mark stands on a picture');
  return stage;
}

interface PictureStageProps {
  /** Below the content folder. */
  picture: string;
  /** What is marked on it. */
  label: string;
  /** The marks, once the picture's size is known. */
  children: (size: Size) => ReactNode;
}

/**
 * A picture as large as there is room, never mirrored, on which lines are marked. Their places are in px of the file.
 */
export function PictureStage({ picture, label, children }: PictureStageProps) {
  const { pictures } = useForm();
  const { t } = useSession();
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size | null>();
  const [loupe, setLoupe] = useState<{ at: Point; line: 'x' | 'y' } | null>(null);
  const version = pictures?.[picture];

  useEffect(() => {
    let isOver = false;
    const show = (found: Size | null) => !isOver && setSize(found);
    if (version) getPictureSize(picture).then(show, () => show(null));
    return () => {
      isOver = true;
    };
  }, [picture, version]);

  if (!version) return <p className="no-picture">{t('noPicture')}</p>;
  if (size === null) return <p className="mistake">{t('pictureNotShown')}</p>;
  if (!size) return null;
  const look: Stage['look'] = (at, line = 'x') => setLoupe(at && { at, line });
  const toPicture: Stage['toPicture'] = (pointer) =>
    stage.current ? pointAt(pointer, stage.current.getBoundingClientRect(), size) : [0, 0];

  return (
    <fieldset className="marks" data-marks={picture}>
      <legend className="visually-hidden">{label}</legend>
      <div
        ref={stage}
        className="mark-stage"
        style={{ '--ratio': size.width / size.height } as CSSProperties}
      >
        <img ref={image} src={`/content/${picture}?v=${version}`} alt="" draggable={false} />
        <StageContext value={{ size, toPicture, look }}>
          {children(size)}
          {loupe && image.current ? <Loupe image={image.current} size={size} {...loupe} /> : null}
        </StageContext>
      </div>
    </fieldset>
  );
}
