import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { SampleRoom, Site, WallFrame } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { quietLook } from '../ui/button';
import { useLate } from '../ui/use-late';
import type { Opening } from './opening';
import { useArts } from './use-arts';
import { useDrawing } from './use-drawing';
import { usePrintsInAddress } from './use-prints-in-address';
import { useWall } from './use-wall';
import { printsInAddress } from './wall-address.ts';
import { WallAsking } from './wall-asking';
import { WallChoice } from './wall-choice';
import { WallPlaces } from './wall-places';
import { WallSet } from './wall-set';
import { WallStage } from './wall-stage';
import { WallStart } from './wall-start';
import { WallStatus } from './wall-status';

/** What comes after looking: it is fetched with the photograph. */
const loadAfter = () => import('./wall-after');

/** A wall, what hangs on it, and all that can be changed of both. */
export function WallTool(props: {
  frames: WallFrame[];
  rooms: SampleRoom[];
  site: Pick<Site, 'chatNumber' | 'url'>;
  /** What was chosen before this was fetched. */
  first: Opening | null;
}) {
  const { frames, rooms, site, first } = props;
  const { t } = useLanguage();
  const { search } = useLocation();
  const control = useWall(frames, printsInAddress(search, frames));
  const { state } = control;
  const { photo, wall, prints } = state;
  const canvas = useRef<HTMLCanvasElement>(null);
  // Before there is a wall, nothing is fetched for it.
  const arts = useArts(photo ? artsOf(prints, frames) : []);
  const { canDraw, drawMoved, picture } = useDrawing(canvas, state, frames, arts);

  // Follows the visitor, who was faster than the network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (first) control.open(first);
  }, []);

  const After = useLate(loadAfter, photo !== null)?.WallAfter;
  usePrintsInAddress(control, frames);

  // Follows a photograph that has just been opened: it comes into sight, and keys go on from there.
  const stage = useRef<HTMLDivElement>(null);
  const wasOpening = useRef(false);
  useEffect(() => {
    if (photo && wasOpening.current && !state.isOpening) {
      stage.current?.scrollIntoView({ block: 'start' });
      stage.current?.focus({ preventScroll: true });
    }
    wasOpening.current = state.isOpening;
  }, [photo, state.isOpening]);

  // Follows the step: where the button that was pressed is gone, keys go on from what has come in its place.
  const step = photo ? (wall ? 'wall' : 'asking') : 'start';
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step && document.activeElement === document.body)
      stage.current?.focus({ preventScroll: true });
    lastStep.current = step;
  }, [step]);

  const titleOf = (at: number) => frames.find(({ slug }) => slug === prints[at]?.frame)?.title ?? '';
  const nameOf = (at: number) => {
    const print = prints[at];
    const frame = frames.find(({ slug }) => slug === print?.frame);
    return t('wall.printName', {
      title: frame?.title ?? '',
      print: frame?.prints.find(({ id }) => id === print?.print)?.name ?? '',
      size: print?.size.replace('x', '×') ?? '',
      color: frame?.colors.find(({ id }) => id === print?.color)?.name ?? '',
    });
  };

  if (!photo) {
    const { isOpening, failure } = state;
    return (
      <div ref={stage} tabIndex={-1}>
        <WallStart {...{ rooms, isOpening, failure }} onOpen={control.open} />
      </div>
    );
  }
  return (
    <div className="wall-tool">
      <WallStage {...{ stage, control, photo, frames, canvas, canDraw, drawMoved, nameOf }} />
      {wall ? (
        <div className="wall-panel">
          <WallStatus state={state} />
          {wall.by === 'room' ? null : (
            <p className="wall-row">
              <button
                type="button"
                className={quietLook}
                onClick={() => control.correct(!state.isCorrecting)}
              >
                {t(state.isCorrecting ? 'wall.corrected' : 'wall.correct')}
              </button>
              <button type="button" className={quietLook} onClick={control.askAgain}>
                {t('wall.again')}
              </button>
            </p>
          )}
          <WallSet control={control} frames={frames} titleOf={titleOf} />
          <WallChoice control={control} frames={frames} />
          <WallPlaces control={control} />
          {After ? (
            <After {...{ control, frames, site, titleOf }} picture={canDraw ? picture : null} />
          ) : null}
        </div>
      ) : (
        <WallAsking control={control} />
      )}
    </div>
  );
}

function artsOf(prints: { frame: string; print: string }[], frames: WallFrame[]) {
  const arts = prints.flatMap(
    ({ frame, print }) =>
      frames.find(({ slug }) => slug === frame)?.prints.find(({ id }) => id === print)?.art ?? [],
  );
  return [...new Map(arts.map((art) => [art.name, art])).values()];
}
