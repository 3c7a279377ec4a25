import { watch } from 'node:fs';

/** Several files change together: a text editor, Git. */
const pause = 300;

/**
 * Calls back after files below a folder were changed by anyone; where the system cannot watch folders, never.
 * @returns stops it
 */
export function watchContent(folder: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  try {
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, pause);
    });
    watcher.on('error', () => watcher.close());
    return () => {
      clearTimeout(timer);
      watcher.close();
    };
  } catch {
    return () => {};
  }
}
