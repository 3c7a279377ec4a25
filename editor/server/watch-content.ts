import { watch } from 'node:fs';

/** The time (ms) to wait for further changes: text editors and Git change several files at once. */
const pause = 300;

/**
 * Calls a function after any program has changed files below a folder. If the system cannot watch folders, the function
 * is never called.
 */
export function watchContent(folder: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  try {
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, pause);
    });
    watcher.on('error', () => watcher.close());
  } catch {
    // The system cannot watch folders.
  }
}
