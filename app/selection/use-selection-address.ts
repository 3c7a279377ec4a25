import type { MouseEvent } from 'react';
import { useDialogAddress } from '#app/page-parts/dialogs/use-dialog-address.ts';

/** The open selection panel has an address, `?selection=open`, which replaces that of any other open dialog. */
export function useSelectionAddress() {
  const { openSlug, open, close } = useDialogAddress('selection', [{ slug: 'open' }]);
  return { isOpen: openSlug !== null, open: (event: MouseEvent) => open(event, 'open'), close };
}
