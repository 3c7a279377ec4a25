import { useEffect, useState } from 'react';
import type { Site } from '#app/loaders/types.ts';
import { useFirstInteraction } from '#app/ui/use-first-interaction.ts';
import { useLazy } from '#app/ui/use-lazy.ts';
import { SelectionFailed } from './selection-failed.tsx';
import { isSelectionKept, useSelection } from './use-selection.ts';
import { useSelectionAddress } from './use-selection-address.ts';

const loadPanel = () => import('./selection-panel.tsx');
/** Whether it was said on this page that its code did not come. */
let wasFailureSeen = false;

interface SelectionHostProps {
  site: Site;
  /** Whether a page whose code is gone may be loaded again (see shell/start/may-reload.ts). */
  mayReload: (isRetry: boolean) => boolean;
}

/**
 * The list of chosen frames over any page, where the address says so. Its code is fetched as soon as there is a frame on it, so
 * that a deploy or a lost line in between does no harm.
 */
export function SelectionHost({ site, mayReload }: SelectionHostProps) {
  const { isOpen, close } = useSelectionAddress();
  const isFilled = useSelection().length > 0;
  const hasInteracted = useFirstInteraction();
  // Follows the list: whoever adds to it will open it.
  useEffect(() => {
    if (isFilled && hasInteracted) loadPanel().catch(() => {});
  }, [isFilled, hasInteracted]);
  return isOpen ? <OpenSelection site={site} mayReload={mayReload} onClose={close} /> : null;
}

/** The list, once its code is there. Where it is gone the page is loaded again, once, and at each further try; else what failed is said. */
function OpenSelection({ site, mayReload, onClose }: SelectionHostProps & { onClose: () => void }) {
  const [hasFailed, setHasFailed] = useState(false);
  const Panel = useLazy(loadPanel, true, () => {
    // A list that lasts as long as the page is not given up for it.
    if (isSelectionKept() && mayReload(wasFailureSeen)) window.location.reload();
    else setHasFailed(true);
    wasFailureSeen = true;
  })?.SelectionPanel;
  if (Panel) return <Panel site={site} onClose={onClose} />;
  return hasFailed ? <SelectionFailed onClose={onClose} /> : null;
}
