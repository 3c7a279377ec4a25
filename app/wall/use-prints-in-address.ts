import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { WallFrame } from '../content/types';
import { presentState } from '../dialogs/use-search-change';
import { key, type WallControl } from './use-wall';
import { addressOfPrints, printsInAddress } from './wall-address.ts';

/**
 * The address follows what hangs, so that it can be sent; what hangs follows an address that the visitor goes to, by a link of
 * the selection list or by Back. In the address's place is put only what the page itself says.
 */
export function usePrintsInAddress(control: WallControl, frames: WallFrame[]) {
  const { search } = useLocation();
  const way = useNavigationType();
  const navigate = useNavigate();
  const followed = useRef(search);
  const { photo, prints } = control.state;

  // Follows the address, or has the address follow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: either of the two has changed
  useEffect(() => {
    if (prints.length === 0) return;
    const named = printsInAddress(search, frames);
    const isNew = followed.current !== search && way !== 'REPLACE';
    followed.current = search;
    if (key(named) === key(prints)) return;
    if (isNew && named.length > 0) return control.hang(named);
    if (!photo) return;
    navigate(
      { search: addressOfPrints(search, prints), hash: window.location.hash },
      { replace: true, preventScrollReset: true, state: presentState() },
    );
  }, [search, way, prints, photo]);
}
