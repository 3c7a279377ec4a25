import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { LiveRegion } from './live-region.tsx';
import { lockScroll } from './scroll-lock.ts';

interface DialogProps {
  /** Its accessible name. */
  label: string;
  closeLabel: string;
  /** Upright pictures need less width than rooms; `side` is a sheet from the end side. On a phone all come from the foot. */
  shape: 'wide' | 'upright' | 'side';
  onClose: () => void;
  /** The address of what is shown: after closing, focus goes to the link that leads there (`data-opens`). */
  opens?: string;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. Closes by its button, Escape and a click on the backdrop
 * (not by a drag that ends there); focus stays inside and goes back to where it came from. It stands outside of
 * the page's own parts, of which any may be hidden or not be laid out yet.
 */
export function Dialog({ label, closeLabel, shape, onClose, opens, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // Follows the browser's top layer: the element opens when it appears and gives focus back when it goes.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    // Held still first, so that the browser works out the styles of the page behind once.
    const unlock = lockScroll();
    element?.showModal();
    // Back and Forward: the router is about to store the page's scroll offset, which reads 0 while it is held.
    window.addEventListener('popstate', unlock, { capture: true });
    return () => {
      window.removeEventListener('popstate', unlock, { capture: true });
      unlock();
      element?.close();
      focusAgain(opener, opens);
    };
  }, [opens]);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-shape={shape}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser that is asked twice closes it by itself.
      onClose={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressedBackdrop.current) onClose();
      }}
    >
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
      <div className={styles.sheet}>{children}</div>
      <LiveRegion />
    </dialog>,
    document.body,
  );
}

/** Focus goes back to what opened the dialog or, after Back, Forward or a copied address, to the link that would. */
function focusAgain(opener: Element | null, opens: string | undefined) {
  const links = document.querySelectorAll<HTMLElement>('[data-opens]');
  const link = [...links].find((element) => element.dataset.opens === opens);
  const target =
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : link;
  target?.focus({ preventScroll: true });
}
