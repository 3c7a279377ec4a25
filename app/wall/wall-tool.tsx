import { useEffect, useRef } from 'react';
import type { NamedPrint, SampleRoom, Site, WallFrame } from '#app/loaders/types.ts';
import { useAvailability } from '#app/page-parts/availability/use-availability.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { sizeText } from '#model/language/translate.ts';
import type { HungPrint } from './hanging.ts';
import { PrintPositionFields } from './print-position-fields.tsx';
import { QuietButton } from './quiet-button.tsx';
import { useArts } from './use-arts.ts';
import { useComparison } from './use-comparison.ts';
import { useDrawing } from './use-drawing.ts';
import { usePrintsInAddress } from './use-prints-in-address.ts';
import { findPrint } from './wall-address.ts';
import { WallAsking } from './wall-asking.tsx';
import { WallChoice } from './wall-choice.tsx';
import { confirmCorners, dispatch, openWall } from './wall-control.ts';
import { WallNextSteps } from './wall-next-steps.tsx';
import { WallSet } from './wall-set.tsx';
import { WallStage } from './wall-stage.tsx';
import { WallStart } from './wall-start.tsx';
import { useWall } from './wall-state.ts';
import { WallStatus } from './wall-status.tsx';

/** The wall tool: the wall with its prints, and all controls for them. */
export function WallTool(props: {
  frames: WallFrame[];
  first: NamedPrint[];
  rooms: SampleRoom[];
  site: Pick<Site, 'chatNumber' | 'url'>;
}) {
  const { first, rooms, site } = props;
  const frames = useAvailability(props.frames);
  const { t } = useLanguage();
  const state = useWall();
  const { stage, opening, prints } = state;
  const photo = state.stage === 'start' ? null : state.photo;
  const canvas = useRef<HTMLCanvasElement>(null);
  // The artworks are loaded together with the photograph of the wall, not earlier.
  const arts = useArts(
    photo || opening ? prints.flatMap((print) => findPrint(print, frames)?.print?.art ?? []) : [],
  );
  const { canDraw, drawDragged, picture } = useDrawing(canvas, state, frames, arts);
  const comparison = useComparison();
  usePrintsInAddress(state, frames, first);

  // Opens the wall that the visitor requested, possibly before this component's code was loaded.
  useEffect(() => {
    if (opening) openWall(opening);
  }, [opening]);

  // When a photograph has been opened, scrolls to the tool and focuses the photograph. Also focuses the photograph if
  // the focus was lost because the pressed button no longer exists.
  const element = useRef<HTMLDivElement>(null);
  const last = useRef({ photo, stage: 'start' });
  useEffect(() => {
    const isNew = photo && photo !== last.current.photo;
    const isLost = stage !== last.current.stage && document.activeElement === document.body;
    if (isNew) element.current?.closest('.wall-tool')?.scrollIntoView();
    if (isNew || isLost) element.current?.focus({ preventScroll: true });
    last.current = { photo, stage };
  }, [photo, stage]);

  const titleOf = (print: HungPrint) => findPrint(print, frames)?.frame.title ?? '';
  const nameOf = (hung: HungPrint) => {
    const { print, color } = findPrint(hung, frames) ?? {};
    return t('wall.printName', {
      title: titleOf(hung),
      print: print?.name ?? '',
      size: sizeText(hung.size),
      color: color?.name ?? '',
    });
  };

  if (state.stage === 'start')
    return (
      <div ref={element} tabIndex={-1}>
        <WallStart {...{ frames, first, rooms }} />
      </div>
    );
  return (
    <div className="wall-tool">
      <div className="wall-view" data-is-hung={state.stage === 'solved' && !state.correction}>
        <WallStage
          {...{ element, state, frames, canvas, canDraw, drawDragged, nameOf }}
          isComparing={comparison.isComparing}
        />
      </div>
      {state.stage === 'tapping' ? (
        <WallAsking state={state} />
      ) : (
        <div className="wall-panel">
          <WallStatus state={state} />
          {state.wall.by === 'room' ? null : (
            <p className="wall-row">
              <QuietButton
                onClick={() =>
                  state.correction ? confirmCorners() : dispatch({ type: 'correctionRequested' })
                }
              >
                {t(state.correction ? 'wall.corrected' : 'wall.correct')}
              </QuietButton>
              <QuietButton onClick={() => dispatch({ type: 'restarted' })}>{t('wall.again')}</QuietButton>
            </p>
          )}
          <WallChoice {...{ state, frames, comparison }} />
          <WallSet {...{ state, frames, titleOf }} />
          <PrintPositionFields state={state} />
          <WallNextSteps {...{ state, frames, site, titleOf }} picture={canDraw ? picture : null} />
        </div>
      )}
    </div>
  );
}
