import { useState } from 'react';
import type { Site, WallFrame } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import type { HungPrint } from './hanging.ts';
import { HangingNote } from './hanging-note.tsx';
import { keepWall, removeKeptWall } from './kept-wall.ts';
import { jpegOfPhoto } from './photo.ts';
import { QuietButton } from './quiet-button.tsx';
import { savePicture, sendPicture } from './send-picture.ts';
import { dispatch, leaveWall } from './wall-control.ts';
import { WallFoot, WallOrder } from './wall-order.tsx';
import type { SolvedState } from './wall-state.ts';

interface WallNextStepsProps {
  state: SolvedState;
  frames: WallFrame[];
  site: Pick<Site, 'chatNumber' | 'url'>;
  titleOf: (print: HungPrint) => string;
  /** Makes a JPEG of the wall with its prints; null if this browser cannot make one. */
  picture: (() => Promise<Blob>) | null;
}

/**
 * The actions after the visitor has looked at the prints: where to put the nails (not for a sample room), the order, the
 * selection list, the picture, and keeping the wall for another day.
 */
export function WallNextSteps(props: WallNextStepsProps) {
  const { state, frames, site, titleOf } = props;
  const order = { prints: state.prints, frames, site, titleOf };
  return (
    <>
      {state.wall.by === 'room' ? null : <HangingNote state={state} titleOf={titleOf} />}
      <Actions {...props} />
      <WallFoot {...order} />
    </>
  );
}

function Actions({ state, frames, site, titleOf, picture }: WallNextStepsProps) {
  const { t } = useLanguage();
  const [outcome, setOutcome] = useState('');
  const exportPicture = async (send: boolean) => {
    setOutcome('');
    try {
      if (!picture) return;
      const jpeg = await picture();
      if (send) return await sendPicture(jpeg);
      savePicture(jpeg);
      setOutcome(t('wall.saved'));
    } catch (error) {
      console.error('The picture could not be made', error);
      setOutcome(t('wall.saveFailed'));
    }
  };

  return (
    <div className="wall-actions">
      <WallOrder prints={state.prints} {...{ frames, site, titleOf }} />
      {picture ? (
        <p className="wall-row">
          <QuietButton onClick={() => exportPicture(false)}>{t('wall.save')}</QuietButton>
          {canSendPicture() ? (
            <QuietButton onClick={() => exportPicture(true)}>{t('wall.send')}</QuietButton>
          ) : null}
        </p>
      ) : (
        <p className="wall-small">{t('wall.noSaving')}</p>
      )}
      <KeepWall state={state} onOutcome={setOutcome} />
      <p role="status" className="wall-small">
        {outcome}
      </p>
      <p className="wall-row">
        <QuietButton onClick={leaveWall}>{t('wall.other')}</QuietButton>
      </p>
    </div>
  );
}

/** Whether this device can share a picture with another app. */
function canSendPicture(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'wall.jpg', { type: 'image/jpeg' })] });
}

/**
 * Buttons that keep the wall on the device, or remove it. A wall is kept only if the visitor asks for it; sample rooms
 * need not be kept.
 */
function KeepWall({ state, onOutcome }: { state: SolvedState; onOutcome: (message: string) => void }) {
  const { t } = useLanguage();
  const { photo, wall, floor, ruler, isKept } = state;
  if (wall.by === 'room') return null;
  const keep = async () => {
    // The old message is cleared first, so that a screen reader reads the same message again after a second failure.
    onOutcome('');
    try {
      await keepWall({ photo: await jpegOfPhoto(photo), wall, floor, ruler });
      dispatch({ type: 'kept', isKept: true });
      onOutcome(t('wall.isKept'));
    } catch (error) {
      console.error('The wall could not be kept', error);
      onOutcome(t('wall.keepFailed'));
    }
  };
  const remove = async () => {
    onOutcome('');
    const isRemoved = await removeKeptWall();
    if (isRemoved) dispatch({ type: 'kept', isKept: false });
    onOutcome(t(isRemoved ? 'wall.removed' : 'wall.removeFailed'));
  };
  return (
    <p className="wall-row">
      <QuietButton onClick={isKept ? remove : keep}>{t(isKept ? 'wall.remove' : 'wall.keep')}</QuietButton>
    </p>
  );
}
