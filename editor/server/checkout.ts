import { existsSync } from 'node:fs';
import { rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { gitOrThrow } from './git.ts';
import type { Branch } from './repository.ts';

/** The age (ms) from which Git's lock counts as left behind by a program that no longer runs. */
const staleLockAge = 600_000;

/**
 * Removes Git's lock from the owner's folder if it was left behind, for example after a power cut.
 * @throws Error `locked` if the lock is recent: then another program is working in the folder
 */
export async function removeStaleLock(project: string): Promise<void> {
  const lock = path.join(project, '.git', 'index.lock');
  const found = await stat(lock).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs < staleLockAge) throw new Error('locked');
  await rm(lock, { force: true });
}

/**
 * Prepares the clone that publications are made in: at the newest commit of the remote (of the owner's folder, if there
 * is no remote), with a link to the project's packages.
 * @param project the owner's folder
 * @param checkout the clone's folder, which stays from one publication to the next
 * @throws Error with Git's message
 */
export async function openCheckout(
  project: string,
  checkout: string,
  { branch, remote }: Branch,
): Promise<void> {
  if (!existsSync(path.join(checkout, '.git'))) {
    await rm(checkout, { recursive: true, force: true });
    await gitOrThrow(project, 'clone', '--quiet', '--no-checkout', project, checkout);
  }
  await gitOrThrow(checkout, 'fetch', '--quiet', remote ?? project, branch);
  // A lock can only be left over from a power cut: nobody except the editor works in this clone.
  await rm(path.join(checkout, '.git', 'index.lock'), { force: true });
  await gitOrThrow(checkout, 'checkout', '--quiet', '--force', '-B', branch, 'FETCH_HEAD');
  await gitOrThrow(checkout, 'clean', '--quiet', '-fd', 'content');
  const packages = path.join(checkout, 'node_modules');
  await rm(packages, { force: true, recursive: true });
  await symlink(path.join(project, 'node_modules'), packages, 'junction');
}
