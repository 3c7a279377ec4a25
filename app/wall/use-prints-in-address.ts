import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { WallFrame } from '#app/loaders/types.ts';
import { presentState } from '#app/page-parts/dialogs/shown-location.ts';
import { addressOfPrints } from './address-of-prints.ts';
import { type NamedPrint, printsInAddress } from './wall-address.ts';
import { dispatch } from './wall-control.ts';
import type { WallState } from './wall-state.ts';

/**
 * Synchronizes the hung prints with the page's address (URL). A change of the prints updates the address, so that
 * visitors can share it. A new address (on arrival, by a link of the selection list, by the Back button) changes the
 * hung prints. The address is updated by replacing the history entry (REPLACE).
 * @param first the prints that hang if the address names none
 */
export function usePrintsInAddress(
  { stage, prints }: WallState,
  frames: WallFrame[],
  first: readonly NamedPrint[],
) {
  const { search } = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const followed = useRef<string | null>(null);
  const hasPhoto = stage !== 'start';

  // Runs when the address or the hung prints change: updates whichever of the two has not changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listed values decide which of the two has changed
  useEffect(() => {
    const named = printsInAddress(search, frames);
    const wanted = named.length > 0 || prints.length > 0 ? named : first;
    const isNew = followed.current === null || (followed.current !== search && navigation !== 'REPLACE');
    followed.current = search;
    if (isNew && wanted.length > 0 && key(wanted) !== key(prints))
      return dispatch({ type: 'printsHung', prints: wanted });
    if (!hasPhoto || key(named) === key(prints)) return;
    navigate(
      { search: addressOfPrints(search, prints), hash: window.location.hash },
      { replace: true, preventScrollReset: true, state: presentState() },
    );
  }, [search, navigation, prints, hasPhoto]);
}

/** A key to compare lists of prints: it is equal for two lists of the same prints in the same order. */
function key(prints: readonly NamedPrint[]): string {
  return prints.map(({ frame, print, size, color }) => [frame, print, size, color].join()).join(';');
}
