import type { MouseEvent } from 'react';
import { useDialogAddress } from '#app/page-parts/dialogs/use-dialog-address.ts';

/** The list has an address too: `?selection=open`. It takes the place of any other dialog. */
export function useSelectionAddress() {
  const { openSlug, open, close } = useDialogAddress('selection', [{ slug: 'open' }]);
  return { isOpen: openSlug !== null, open: (event: MouseEvent) => open(event, 'open'), close };
}
