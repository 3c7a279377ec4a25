import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { ignoreSecondTap } from './ignore-second-tap.ts';
import { LiveRegion } from './live-region.tsx';
import { lockScroll } from './scroll-lock.ts';
import { topDialog } from './top-dialog.ts';

interface DialogProps {
  /** The dialog's accessible name. */
  label: string;
  closeLabel: string;
  /**
   * The shape of the dialog. `wide`: for pictures of rooms; `upright`: for prints, which need less width; `side`: a
   * panel at the end side. On a phone, these are at the bottom of the window. `screen`: the whole window, in the dark
   * color of both themes.
   */
  shape: 'wide' | 'upright' | 'side' | 'screen';
  onClose: () => void;
  /**
   * The address of the item that the dialog shows. After the dialog has closed, the focus goes to the link that opens
   * this address (`data-opens`).
   */
  opens?: string;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. The close button, Escape and a click on the backdrop close the dialog
 * (not a drag that ends on the backdrop). The focus stays inside, and returns afterwards to where it was. The element
 * is a child of `<body>`, because sections of the page may be hidden or not laid out yet.
 */
export function Dialog({ label, closeLabel, shape, onClose, opens, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // Opens the dialog when it is rendered, and returns the focus when it is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    // The page is locked first, so that the browser computes the styles of the page behind the dialog only once.
    const unlock = lockScroll();
    element?.showModal();
    // On Back and Forward, the page is unlocked before the router stores the page's scroll offset: a locked page would
    // give 0 instead. A dialog below another one stays open, and keeps its lock.
    const onPopState = () => {
      if (topDialog() === element) unlock();
    };
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => {
      window.removeEventListener('popstate', onPopState, { capture: true });
      unlock();
      element?.close();
      focusAgain(opener, opens);
    };
  }, [opens]);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes the dialog by Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-shape={shape}
      aria-label={label}
      // React also passes on the events of a dialog that was opened above this one.
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // If the visitor asks twice to close, for example by Escape pressed twice, the browser closes the dialog by
      // itself, and React learns of it here.
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
      <button
        type="button"
        className={styles.close}
        aria-label={closeLabel}
        onClick={(event) => {
          // The second half of a double tap must not close or open what lies below the dialog.
          if (event.detail > 0) ignoreSecondTap(event.nativeEvent);
          onClose();
        }}
      >
        <Icon name="close" />
      </button>
      <div className={styles.sheet}>{children}</div>
      <LiveRegion />
    </dialog>,
    document.body,
  );
}

/**
 * Returns the focus to the element that has opened the dialog. If there is no such element (after Back, Forward or a
 * copied address), the focus goes to the link that would open the dialog.
 */
function focusAgain(opener: Element | null, opens: string | undefined) {
  const links = document.querySelectorAll<HTMLElement>('[data-opens]');
  const link = [...links].find((element) => element.dataset.opens === opens);
  const target =
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : link;
  target?.focus({ preventScroll: true });
}
