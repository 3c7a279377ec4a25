import { type DragEvent, useState } from 'react';

/**
 * Keeps the keyboard focus on the button that has moved an entry, at the entry's new position.
 * @param list the element whose children are the entries
 */
export function focusMoved(list: Element | null, from: number, to: number): void {
  const tool = `:scope > .entry-tools [data-action="${to < from ? 'up' : 'down'}"]`;
  requestAnimationFrame(() => list?.children[to]?.querySelector<HTMLElement>(tool)?.focus());
}

/**
 * Lets the owner move an entry of a list by dragging its handle.
 * @param onMove is called with the old and the new index of the entry, counted from 0
 */
export function useListDragging(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<{ from: number; to: number } | null>(null);

  const handleProps = (index: number) => ({
    draggable: true,
    onDragStart: ({ currentTarget, dataTransfer }: DragEvent) => {
      const entry = currentTarget.closest('li');
      if (entry) dataTransfer.setDragImage(entry, 0, 0);
      dataTransfer.effectAllowed = 'move';
      // Firefox starts no drag unless some data is set.
      dataTransfer.setData('text/plain', '');
      setDragged({ from: index, to: index });
    },
    onDragEnd: () => setDragged(null),
  });
  const entryProps = (index: number) => ({
    'data-dragged': dragged?.from === index || undefined,
    // A drop puts the dragged entry before or after the entry under the pointer.
    'data-drop':
      dragged?.to === index && dragged.from !== index
        ? dragged.to < dragged.from
          ? 'before'
          : 'after'
        : undefined,
    onDragOver: () => setDragged((now) => (now && now.to !== index ? { ...now, to: index } : now)),
    onDrop: () => {
      if (dragged && dragged.from !== index) onMove(dragged.from, index);
    },
  });
  return { entryProps, handleProps };
}
