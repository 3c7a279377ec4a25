import { type RefObject, useEffect } from 'react';
import { topDialog } from './top-dialog.ts';

interface GalleryKeys {
  gallery: RefObject<HTMLElement | null>;
  /** The reading direction; see Gallery. */
  dir: 'ltr' | 'rtl';
  /** The number of pictures. */
  length: number;
  go: (steps: 1 | -1) => void;
  onIndexChange: (index: number) => void;
}

/**
 * Handles the keyboard for a gallery: arrow keys work anywhere in the gallery's dialog or, if no dialog is open, on its
 * page. Home and End work only inside the gallery.
 */
export function useGalleryKeys({ gallery, dir, length, go, onIndexChange }: GalleryKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || length < 2) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest('input, select, textarea')) return;
      const open = topDialog();
      if (open && !open.contains(gallery.current)) return;
      const isInside = gallery.current?.contains(target);
      const onwards = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') go(event.key === onwards ? 1 : -1);
      else if (isInside && event.key === 'Home') onIndexChange(0);
      else if (isInside && event.key === 'End') onIndexChange(length - 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
