import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/* Where programs of macOS stand. */
const applications = ['/Applications/Firefox.app/Contents/MacOS'];

/**
 * The first of these programs that is on this machine; its whole path.
 * Asking for its help tells a real program from a stub that only advises to install a package.
 */
export function findProgram(names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...applications];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file) && runs(file));
}

function runs(file: string): boolean {
  const { error, signal } = spawnSync(file, ['-help'], { timeout: 20_000, stdio: 'ignore' });
  return !error && !signal;
}
