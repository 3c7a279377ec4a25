import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Runs Git as a developer, with another identity than the editor's. */
export function runGit(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Developer', '-c', 'user.email=developer@sindian.example'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** Pushes another person's commit of one file, from a separate clone. */
export function pushTheirs(remote: string, file: string, change: (text: string) => string): void {
  const clone = `${remote}-theirs`;
  // Only this file is checked out: the pictures would take a second.
  runGit(path.dirname(remote), 'clone', '--quiet', '--no-checkout', remote, clone);
  runGit(clone, 'read-tree', 'HEAD');
  const fullPath = path.join(clone, file);
  mkdirSync(path.dirname(fullPath), { recursive: true });
  const isKnown = runGit(clone, 'ls-files', file) !== '';
  if (isKnown) runGit(clone, 'checkout', '--quiet', '--', file);
  writeFileSync(fullPath, change(isKnown ? readFileSync(fullPath, 'utf8') : ''));
  runGit(clone, 'add', file);
  runGit(clone, 'commit', '--quiet', '--message', `Theirs: ${file}`);
  runGit(clone, 'push', '--quiet');
  rmSync(clone, { recursive: true });
}
