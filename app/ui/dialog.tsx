import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from './after-paint.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { ignoreSecondTap } from './ignore-second-tap.ts';
import { LiveRegion } from './live-region.tsx';
import { lockScroll } from './scroll-lock.ts';
import { showLoadingNotice, showNotice } from './show-notice.ts';
import { topDialog, updateInert } from './top-dialog.ts';

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
  /** The content; null until its code and data have come. */
  children: ReactNode;
}

/** After this wait (ms) for its content, an empty dialog says that the content is still loading. */
const maxQuietWait = 1000;

/**
 * A modal dialog, open as long as it is rendered. The close button, Escape and a click on the backdrop close the dialog
 * (not a drag that ends on the backdrop). The focus stays inside, and returns afterwards to where it was. The element
 * is a child of `<body>`, because sections of the page may be hidden or not laid out yet.
 *
 * The dialog is painted first, then its content, and then the page behind it becomes inert, or when Tab is pressed.
 * `showModal` makes the page inert before the first paint, and a slow phone takes up to 0.3 s for this alone.
 */
export function Dialog({ label, closeLabel, shape, onClose, opens, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  const isLoading = children === null;
  const hasContent = isPainted && !isLoading;
  useEffect(() => {
    if (hasContent) return afterPaint(updateInert);
    let isNoticeShown = false;
    const timer = setTimeout(() => {
      updateInert();
      showLoadingNotice();
      isNoticeShown = true;
    }, maxQuietWait);
    return () => {
      clearTimeout(timer);
      if (isNoticeShown) showNotice();
    };
  }, [hasContent]);

  const close = useRef(onClose);
  close.current = onClose;

  // Opens the dialog when it is rendered, and returns the focus when it is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const unlock = lockScroll();
    element?.show();
    // On Back and Forward, the page is unlocked before the router stores the page's scroll offset: a locked page would
    // give 0 instead. A dialog below another one stays open, and keeps its lock.
    const onPopState = () => {
      if (topDialog() === element) unlock();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') updateInert();
      if (event.key !== 'Escape' || event.defaultPrevented || topDialog() !== element) return;
      event.preventDefault();
      close.current();
    };
    const listening = new AbortController();
    window.addEventListener('popstate', onPopState, { capture: true, signal: listening.signal });
    document.addEventListener('keydown', onKey, { signal: listening.signal });
    return () => {
      listening.abort();
      unlock();
      element?.close();
      afterPaint(() => {
        updateInert();
        focusAgain(opener, opens);
      });
    };
  }, [opens]);

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the backdrop is for pointers alone
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes the dialog by Escape
    <div
      className={styles.backdrop}
      data-shape={shape}
      data-holds-dialog=""
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedBackdrop.current) onClose();
      }}
    >
      <dialog ref={dialog} className={styles.dialog} data-shape={shape} aria-label={label} aria-modal="true">
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
        <div className={styles.sheet} aria-busy={isLoading}>
          {isPainted ? children : null}
        </div>
        <LiveRegion />
      </dialog>
    </div>,
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
