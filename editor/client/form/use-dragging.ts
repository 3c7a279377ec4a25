import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/**
 * Has an entry of a list follow a pointer that holds its handle, by mouse, pen or finger.
 * @param list whose children are the entries
 * @param onMove gets where the entry was and where it was let go, counted from 0
 */
export function useDragging(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<{ from: number; to: number } | null>(null);
  const start = useRef(0);

  /** Above how many middles of the other entries the pointer is. */
  const placeAt = (y: number, from: number) => {
    const entries = [...(list.current?.children ?? [])];
    const others = entries.filter((_, index) => index !== from);
    return others.filter((entry) => {
      const { top, height } = entry.getBoundingClientRect();
      return top + height / 2 < y;
    }).length;
  };

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = event.clientY;
      setDragged({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged?.from !== index || Math.abs(event.clientY - start.current) < 4) return;
      const to = placeAt(event.clientY, index);
      if (to !== dragged.to) setDragged({ from: index, to });
      // Near the window's edge the page goes on.
      if (event.clientY < 90) window.scrollBy(0, -12);
      else if (event.clientY > window.innerHeight - 60) window.scrollBy(0, 12);
    },
    onPointerUp: () => {
      if (dragged?.from === index && dragged.to !== index) onMove(index, dragged.to);
      setDragged(null);
    },
    onPointerCancel: () => setDragged(null),
  });

  return { dragged, handle };
}
