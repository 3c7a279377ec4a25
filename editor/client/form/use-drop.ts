import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Handles files that are dropped on an element or pasted into it. */
export function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        event.dataTransfer.dropEffect = 'copy';
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onFiles([...event.dataTransfer.files]);
      },
      onPaste: (event: ClipboardEvent) => {
        const files = pastedFiles(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        onFiles(files);
      },
    },
  };
}

/**
 * Lists the files of a paste. The result is empty if the paste has text: a text processor adds a picture of the copied text, and
 * this picture must not be uploaded.
 */
export function pastedFiles(clipboard: DataTransfer | null): File[] {
  return clipboard && !clipboard.types.includes('text/plain') ? [...clipboard.files] : [];
}
