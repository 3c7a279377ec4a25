import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Runs Git as a developer, with another identity than the editor's. */
export function runGit(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Developer', '-c', 'user.email=developer@sindian.example'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** Pushes another person's commit of one file, from a separate clone. */
export function pushTheirs(remote: string, file: string, change: (text: string) => string): void {
  const clone = `${remote}-theirs`;
  runGit(path.dirname(remote), 'clone', '--quiet', remote, clone);
  const fullPath = path.join(clone, file);
  writeFileSync(fullPath, change(existsSync(fullPath) ? readFileSync(fullPath, 'utf8') : ''));
  runGit(clone, 'add', '--all');
  runGit(clone, 'commit', '--quiet', '--message', `Theirs: ${file}`);
  runGit(clone, 'push', '--quiet');
  rmSync(clone, { recursive: true });
}
