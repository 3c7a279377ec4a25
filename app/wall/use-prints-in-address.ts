import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { WallFrame } from '#app/loaders/types.ts';
import { presentState } from '#app/page-parts/dialogs/use-search-change.ts';
import { addressOfPrints } from './address-of-prints.ts';
import { type NamedPrint, printOf, printsInAddress } from './wall-address.ts';
import { dispatch } from './wall-control.ts';
import type { WallState } from './wall-state.ts';

/**
 * The address follows what hangs, so that it can be sent; what hangs follows an address that the visitor comes by or goes to,
 * by a link of the selection list or by Back. In the address's place is put only what the page itself says.
 */
export function usePrintsInAddress({ stage, prints }: WallState, frames: WallFrame[]) {
  const { search } = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const followed = useRef<string | null>(null);
  const hasPhoto = stage !== 'start';

  // Follows the address, or has the address follow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: either of the two has changed
  useEffect(() => {
    const named = printsInAddress(search, frames);
    const [first] = frames;
    const wanted = named.length > 0 || prints.length > 0 || !first ? named : [printOf(first)];
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

/** Prints in their order, as one text: two lists of the same prints have the same. */
function key(prints: NamedPrint[]): string {
  return prints.map(({ frame, print, size, color }) => [frame, print, size, color].join()).join(';');
}
