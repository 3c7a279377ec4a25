import { useEffect, useState } from 'react';
import type { Site } from '#app/loaders/types.ts';
import { useDialogAddress } from '#app/page-parts/dialogs/use-dialog-address.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useFirstInteraction } from '#app/ui/use-first-interaction.ts';
import { useLazy } from '#app/ui/use-lazy.ts';
import { loadPanel, prefetchPanel } from './load-panel.ts';
import { SelectionFailed } from './selection-failed.tsx';
import { isSelectionKept, useSelection } from './use-selection.ts';

/** Whether the visitor has already seen, on this page, that the code of the selection panel could not be fetched. */
let wasFailureSeen = false;

interface SelectionHostProps {
  site: Site;
  /** Whether to reload the page because one of its scripts no longer exists (shell/start/may-reload.ts). */
  mayReload: (isRetry: boolean) => boolean;
}

/**
 * Shows the selection panel over any page, if the address asks for it. The panel's code is fetched as soon as the
 * selection contains a frame, so that the panel still opens after a deploy or without a connection.
 */
export function SelectionHost({ site, mayReload }: SelectionHostProps) {
  const { openSlug, close } = useDialogAddress('selection', [{ slug: 'open' }]);
  const isFilled = useSelection().length > 0;
  const hasInteracted = useFirstInteraction();
  // A visitor who has added a frame will probably open the panel.
  useEffect(() => {
    if (isFilled && hasInteracted) prefetchPanel();
  }, [isFilled, hasInteracted]);
  return openSlug ? <OpenSelection site={site} mayReload={mayReload} onClose={close} /> : null;
}

/**
 * The open selection: a panel at the end side of wide screens, and at the bottom of phones. If the code of its content
 * no longer exists, the page is reloaded once, and once more each time the visitor tries again. If a reload is not
 * possible, a note is shown.
 */
function OpenSelection({ site, mayReload, onClose }: SelectionHostProps & { onClose: () => void }) {
  const { t } = useLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  const Panel = useLazy(loadPanel, true, () => {
    // A selection that is not stored would be lost in a reload.
    if (isSelectionKept() && mayReload(wasFailureSeen)) window.location.reload();
    else setHasFailed(true);
    wasFailureSeen = true;
  })?.SelectionPanel;
  if (hasFailed) return <SelectionFailed onClose={onClose} />;
  return (
    <Dialog shape="side" label={t('selection.title')} closeLabel={t('common.close')} onClose={onClose}>
      {Panel ? <Panel site={site} /> : null}
    </Dialog>
  );
}
