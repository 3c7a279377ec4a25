import type { MouseEvent } from 'react';
import { useDialogPlace } from '../places/use-dialog-place';

/** The list is a place too: `?selection=open`. It takes the place of any other dialog. */
export function useSelectionPlace() {
  const { openSlug, openOnClick, close } = useDialogPlace('selection', ['open']);
  return {
    isOpen: openSlug !== null,
    openOnClick: (event: MouseEvent) =>
      openOnClick(event, 'open', { frame: '', size: '', project: '', portfolio: '' }),
    close: () => close(),
  };
}
