import { existsSync } from 'node:fs';
import { rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fetchBranch, gitOrThrow } from './git.ts';
import type { Branch } from './repository.ts';

/** The age (ms) from which Git's lock file counts as left behind by a program that no longer runs. */
const staleLockAge = 600_000;

/**
 * Removes Git's lock file from the owner's folder if a program left it behind, for example at a power cut.
 * @throws Error `locked` if the lock file is recent: then another program is working in the folder
 */
export async function removeStaleLock(project: string): Promise<void> {
  const lock = path.join(project, '.git', 'index.lock');
  const found = await stat(lock).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs < staleLockAge) throw new Error('locked');
  await rm(lock, { force: true });
}

/**
 * Prepares the clone in which publications are made: checks out the newest commit of the remote (without a remote, of
 * the owner's folder), and links the project's packages into the clone.
 * @param project the owner's folder
 * @param checkout the clone's folder, which stays from one publication to the next
 * @param signal stops the connection to the remote
 * @throws Error with Git's message
 */
export async function openCheckout(
  project: string,
  checkout: string,
  { branch, remote }: Branch,
  signal: AbortSignal,
): Promise<void> {
  if (!existsSync(path.join(checkout, '.git'))) {
    await rm(checkout, { recursive: true, force: true });
    await gitOrThrow(project, 'clone', '--quiet', '--no-checkout', project, checkout);
  }
  await fetchBranch(checkout, remote ?? project, branch, signal);
  // Only the editor works in this clone, so an existing lock file was left behind at a power cut.
  await rm(path.join(checkout, '.git', 'index.lock'), { force: true });
  await gitOrThrow(checkout, 'checkout', '--quiet', '--force', '-B', branch, 'FETCH_HEAD');
  await gitOrThrow(checkout, 'clean', '--quiet', '-fd', 'content');
  const packages = path.join(checkout, 'node_modules');
  await rm(packages, { force: true, recursive: true });
  await symlink(path.join(project, 'node_modules'), packages, 'junction');
}
