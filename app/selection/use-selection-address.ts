import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useDialogAddress } from '#app/page-parts/dialogs/use-dialog-address.ts';
import { afterPaint } from '#app/ui/after-paint.ts';
import { createStore } from '#app/ui/store.ts';
import { prefetchPanel } from './load-panel.ts';

/** How long the address waits for the code of the panel, ms. */
const maxWait = 400;

/**
 * The panel opens before its address changes: with a new address, React updates every link of the page, and hydrates the
 * sections that are not hydrated yet. On a slow phone, this takes a second. The states of an opening: the code of the
 * panel is `loading`; the panel is `open`; React Router is `navigating` to the address. Null before and after that.
 */
const opening = createStore<'loading' | 'open' | 'navigating' | null>(null);
const endOpening = () => opening.set(null);
if (!import.meta.env.SSR) addEventListener('popstate', endOpening);

/** The open selection panel has an address, `?selection=open`, which replaces that of any other open dialog. */
export function useSelectionAddress() {
  const { openSlug, show, close } = useDialogAddress('selection', [{ slug: 'open' }]);
  const state = useSyncExternalStore(opening.subscribe, opening.get, () => null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address ends the opening
  useEffect(() => {
    // In the other states, this is the address of a page that was on its way when the visitor tapped.
    if (opening.get() === 'navigating') endOpening();
  }, [key]);

  const open = async () => {
    opening.set('loading');
    const late = new Promise<false>((resolve) => setTimeout(resolve, maxWait, false));
    const isLoaded = await Promise.race([prefetchPanel(), late]);
    if (isLoaded && opening.get()) opening.set('open');
    afterPaint(() => {
      // The visitor may have closed the panel or gone back meanwhile.
      if (!opening.get()) return;
      if (isLoaded) opening.set('navigating');
      else endOpening();
      show('open');
    });
  };
  return {
    isOpening: state !== null,
    isOpen: state === 'open' || state === 'navigating' || openSlug !== null,
    open,
    close: () => {
      endOpening();
      close();
    },
  };
}
