import { realpathSync } from 'node:fs';

/**
 * Tells whether a script was started by itself rather than imported.
 * `file` is the script's `import.meta.filename`. (`import.meta.main` is missing before Node 24.2.)
 */
export function isCalledDirectly(file: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(file);
}
