import type { ComponentProps } from 'react';
import { HangingNote } from './hanging-note';
import { WallActions } from './wall-actions';

/** What comes after looking: where the nails go, the order, the picture, the wall kept. A room's wall is not one's own. */
export function WallAfter(props: ComponentProps<typeof WallActions> & { titleOf: (at: number) => string }) {
  const { titleOf, ...rest } = props;
  const { state } = props.control;
  return (
    <>
      {state.wall?.by === 'room' ? null : <HangingNote state={state} titleOf={titleOf} />}
      <WallActions {...rest} />
    </>
  );
}
