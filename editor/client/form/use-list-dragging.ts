import { type DragEvent, useState } from 'react';

/**
 * Has an entry of a list dragged to another place by its handle.
 * @param onMove gets where the entry was and where it was let go, counted from 0
 */
export function useListDragging(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<{ from: number; to: number } | null>(null);

  const handleProps = (index: number) => ({
    draggable: true,
    onDragStart: ({ currentTarget, dataTransfer }: DragEvent) => {
      const entry = currentTarget.closest('li');
      if (entry) dataTransfer.setDragImage(entry, 0, 0);
      dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing that carries nothing.
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

/** On which side of the entry that it is over the dragged one would stand. */
function dropSide({ from, to }: { from: number; to: number }): 'before' | 'after' {
  return to < from ? 'before' : 'after';
}
