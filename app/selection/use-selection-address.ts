import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useDialogAddress } from '#app/page-parts/dialogs/use-dialog-address.ts';
import { afterPaint } from '#app/ui/after-paint.ts';
import { createStore } from '#app/ui/store.ts';
import { prefetchPanel } from './load-panel.ts';

/** How long the address waits for the code of the panel, ms. */
const maxWait = 400;

/**
 * The panel opens before its address changes: with a new address, React updates every link of the page, and hydrates all
 * of it if it has not yet. On a slow phone, this takes a second. `loading`: the code is fetched; `shown`: the panel is
 * open; `named`: its address follows. The value is null once React knows the address.
 */
const opening = createStore<'loading' | 'shown' | 'named' | null>(null);
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
    if (opening.get() === 'named') endOpening();
  }, [key]);

  const open = async () => {
    opening.set('loading');
    const isLoaded = await Promise.race([prefetchPanel(), wait(maxWait)]);
    if (isLoaded && opening.get()) opening.set('shown');
    afterPaint(() => {
      // The visitor may have closed the panel or gone back meanwhile.
      if (!opening.get()) return;
      if (isLoaded) opening.set('named');
      else endOpening();
      show('open');
    });
  };
  return {
    isOpening: state !== null,
    isOpen: state === 'shown' || state === 'named' || openSlug !== null,
    open,
    close: () => {
      endOpening();
      close();
    },
  };
}

const wait = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms));
