import { type DragEvent, useState } from 'react';

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
    'data-drop': dragged?.to === index && dragged.from !== index ? dropSide(dragged) : undefined,
    onDragOver: () => setDragged((now) => (now && now.to !== index ? { ...now, to: index } : now)),
    onDrop: () => {
      if (dragged && dragged.from !== index) onMove(dragged.from, index);
    },
  });
  return { entryProps, handleProps };
}

/** Whether a drop would put the dragged list entry before or after the entry under the pointer. */
function dropSide({ from, to }: { from: number; to: number }): 'before' | 'after' {
  return to < from ? 'before' : 'after';
}
