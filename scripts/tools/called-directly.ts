import { realpathSync } from 'node:fs';

/**
 * Whether a script was started directly, not imported.
 * `file` is the script's `import.meta.filename`. (`import.meta.main` is missing before Node 24.2.)
 */
export function isCalledDirectly(file: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(file);
}
